import { clientWizardSteps } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guid } from '../../fields.ts'

/** How far the making of a client has come: what is set already, and what of it is still missing (A-2.7-59). */
export const readWizardProgress = endpoint({
  name: 'organisation/client/read-wizard-progress',
  method: 'GET',
  path: '/Organization/Client/{clientId}/wizardProgress',
  applications: ['PRINCIPAL'],
  permission: 'OrganizationClientWrite',
  summary: 'Tells which steps in the making of a client are done, and which are still missing.',
  params: z.object({ clientId: guid }),
  output: z.object({
    steps: z.array(z.object({ name: z.enum(clientWizardSteps), required: z.boolean(), done: z.boolean() })),
    customerNumbers: z.int(),
    /** Whether it was said which ways to sign in and which roles there are: else all that are usual hold. */
    choseProviders: z.boolean(),
    choseRoles: z.boolean(),
    /** The areas that are on. */
    areas: z.array(z.enum(therapyAreas)),
    /** Those of them in which nothing would be seen. */
    areasWithoutAssortment: z.array(z.enum(therapyAreas)),
  }),
  refusals: {},
})
