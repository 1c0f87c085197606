import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { reasonedOpening } from './reasoned-opening.ts'

/** Opens name and number of one protected person, by click and with a reason that is kept; the address never (facts 4.3). */
export const openProtectedIdentity = endpoint({
  name: 'care-recipients/identity/open-protected-identity',
  method: 'POST',
  path: '/CareRecipient/ProtectedIdentity',
  applications: ['GUIDE', 'CSP'],
  permission: { allOf: ['ProtectedIdentityRead', 'CareRecipientRead'] },
  summary: 'Shows name and identity number of one protected person to whoever gives a reason.',
  budget: 'protected-identity',
  input: reasonedOpening,
  output: z.object({
    careRecipientId: shown.id,
    firstName: z.string(),
    lastName: z.string(),
    /** As people of the market write it; null for a person without one. */
    ssn: z.string().nullable(),
  }),
  refusals: { 'recipient-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
  because: (input) => input.reason,
})
