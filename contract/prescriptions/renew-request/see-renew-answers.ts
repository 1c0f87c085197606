import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'

/** Whoever asked has seen what became of it: these answers are no longer new. Other people's stay as they are. */
export const seeRenewAnswers = endpoint({
  name: 'prescriptions/renew-request/see-renew-answers',
  method: 'PUT',
  path: '/IterativePrescription/RenewRequest/Seen',
  applications: ['GUIDE', 'CSP'],
  permission: 'PrescriptionRenewRequestWrite',
  summary: 'Marks answers to the own requests for renewal as seen.',
  idempotent: true,
  input: z.object({ renewRequestIds: z.array(id).min(1).max(200) }),
  output: z.object({ seen: z.int() }),
  refusals: {},
})
