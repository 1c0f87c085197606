import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { recipientPage } from './recipient-page.ts'

/** The head of a person's page answers: who, allowed, alive, protected, where, and who speaks for them. */
export const readCareRecipient = endpoint({
  name: 'care-recipients/recipient/read-care-recipient',
  method: 'GET',
  path: '/CareRecipient/{id}',
  applications: ['GUIDE', 'CSP'],
  permission: 'CareRecipientRead',
  summary: 'Reads one care recipient with everything that the pages of the person show and edit.',
  params: z.object({ id: idInText }),
  output: recipientPage,
  refusals: {},
  shows: (answer) => [answer.careRecipientId],
  tellsOf: ({ params }) => params.id,
})
