import { readWizardRequirements as contract } from '@omsorg/contract/organisation/client/read-wizard-requirements.ts'
import { clientWizardSteps, isRequiredStep } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'

export const readWizardRequirements = handle(contract, async () =>
  agree({ steps: clientWizardSteps.map((name) => ({ name, required: isRequiredStep(name) })) }),
)
