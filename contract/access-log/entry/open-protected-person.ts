import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { reasonedOpening } from '../../care-recipients/identity/reasoned-opening.ts'
import * as shown from '../../shown.ts'

/** A row of the log hides who is protected; one of them is opened by click, for a reason that is kept. */
export const openProtectedPerson = endpoint({
  name: 'access-log/entry/open-protected-person',
  method: 'POST',
  path: '/AccessLog/ProtectedPerson',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Shows name and identity number of one protected person of the log to whoever gives a reason.',
  budget: 'protected-identity',
  input: reasonedOpening,
  output: z.object({
    careRecipientId: shown.id,
    name: z.string(),
    identityNumber: z.string().nullable(),
  }),
  refusals: { 'person-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
  because: (sent) => sent.reason,
})
