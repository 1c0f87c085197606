import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf, pageInQuery } from '../../paging.ts'
import * as shown from '../../shown.ts'

export const mailStates = ['waiting', 'sent', 'failed'] as const

/** The mails to customer service that are kept, thirty days, with whether they went out; never what they say (O-2-98). */
export const listStoredMails = endpoint({
  name: 'requests/mail/list-stored-mails',
  method: 'GET',
  path: '/Requests/Mail',
  applications: ['PRINCIPAL'],
  permission: 'UtilitiesRead',
  summary: 'Lists the kept mails to customer service, whether each was sent, and to whom it was sent again.',
  query: z.object({ onlyFailed: z.enum(['true', 'false']).default('false'), ...pageInQuery }),
  output: listOf(
    z
      .object({
        requestId: shown.id,
        kind: z.enum(['sample', 'product', 'care-place']),
        marketAreaCode: z.int(),
        clientName: z.string(),
        carePlaceName: z.string(),
        requestedOn: shown.instant,
        state: z.enum(mailStates),
        sentOn: shown.instant.nullable(),
        /** The newest first. */
        again: z.array(
          z.object({
            mailRequestId: shown.id,
            /** Null = customer service itself. */
            receiver: z.string().nullable(),
            by: shownAuthor.nullable(),
            askedOn: shown.instant,
            state: z.enum(mailStates),
          }),
        ),
      })
      .meta({ id: 'StoredMail' }),
  ),
  refusals: {},
})
