import { clientWizardSteps } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { marketInQuery } from '../../fields.ts'

/** Which steps a new client of a market needs before anybody can work there (A-7.5-16). */
export const readWizardRequirements = endpoint({
  name: 'organisation/client/read-wizard-requirements',
  method: 'GET',
  path: '/Organization/Client/wizardRequirements',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationClientWrite',
  summary: 'Lists the steps in which a client is made, and which of them must be filled.',
  query: z.object({ marketAreaCode: marketInQuery }),
  output: z.object({ steps: z.array(z.object({ name: z.enum(clientWizardSteps), required: z.boolean() })) }),
  refusals: {},
})
