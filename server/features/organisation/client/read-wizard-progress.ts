import { readWizardProgress as contract } from '@omsorg/contract/organisation/client/read-wizard-progress.ts'
import {
  type ClientWizardStep,
  clientWizardSteps,
  isRequiredStep,
} from '@omsorg/domain/organisation/client/wizard-steps.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readProgress } from './wizard-progress.sql.ts'

export const readWizardProgress = handle(contract, async ({ params: { clientId }, tx }) => {
  const set = await readProgress(tx, clientId)
  if (!set) return notFound()
  const hasAreas = set.areas.length > 0
  const hasAssortment = hasAreas && set.without_assortment.length === 0
  const done: Readonly<Record<ClientWizardStep, boolean>> = {
    BasicInfo: true,
    Settings: set.numbers > 0 || set.features,
    AuthenticationMethods: !set.no_provider,
    // A client that has said nothing uses all roles.
    AvailableRoles: true,
    TherapyAreas: hasAreas,
    Prescription: set.prescription,
    CareRecipient: set.care_recipient,
    Products: hasAssortment,
    Order: set.orders,
    Fees: set.fees,
    AuthenticationProviders: set.providers,
    Summary: hasAssortment && !set.no_provider,
  }
  return agree({
    steps: clientWizardSteps.map((name) => ({ name, required: isRequiredStep(name), done: done[name] })),
    customerNumbers: set.numbers,
    choseProviders: set.providers,
    choseRoles: set.roles,
    areas: therapyAreas.filter((area) => set.areas.includes(area)),
    areasWithoutAssortment: therapyAreas.filter((area) => set.without_assortment.includes(area)),
  })
})
