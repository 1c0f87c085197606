import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { recipientPage } from '../recipient/recipient-page.ts'
import { ssn } from '../recipient/person-input.ts'

/** Who has a number, with everything there is to know. The number travels in the body and stands in no address. */
export const searchBySsn = endpoint({
  name: 'care-recipients/identity/search-by-ssn',
  method: 'POST',
  path: '/CareRecipient/SearchBySsn',
  applications: ['GUIDE'],
  permission: { allOf: ['CareRecipientWrite', 'CareRecipientRead'] },
  summary: 'Finds the care recipient with an identity number.',
  budget: 'identity-number',
  input: z.object({ ssn }),
  output: z.object({
    recipient: recipientPage.nullable(),
    /** Somebody at another care place of the client has this number: ask that place for a copy. No more is told. */
    registeredElsewhere: z.boolean(),
  }),
  refusals: { 'client-not-chosen': { code: 'CRS003001' }, 'place-not-chosen': { code: 'CRS003002' } },
  shows: (answer) => (answer.recipient ? [answer.recipient.careRecipientId] : []),
  searchesBy: (sent) => sent.ssn,
})
