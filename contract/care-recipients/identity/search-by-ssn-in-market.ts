import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { recipientPage } from '../recipient/recipient-page.ts'
import { ssn } from '../recipient/person-input.ts'

/** The same at customer service, which reads and does not write people, in every client of the market. */
export const searchBySsnInMarket = endpoint({
  name: 'care-recipients/identity/search-by-ssn-in-market',
  method: 'POST',
  path: '/CareRecipient/SearchBySsn',
  applications: ['CSP'],
  permission: 'CareRecipientRead',
  summary: 'Finds the care recipients with an identity number in the clients of the market.',
  budget: 'identity-number',
  input: z.object({ ssn }),
  output: z.object({ recipients: z.array(recipientPage) }),
  refusals: {},
  shows: (answer) => answer.recipients.map((each) => each.careRecipientId),
  searchesBy: (sent) => sent.ssn,
})
