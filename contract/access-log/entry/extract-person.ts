import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import { id, isoDate } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { ssn } from '../../care-recipients/recipient/person-input.ts'
import { viewKind } from './logged-view.ts'

/** So many rows an extract has at most; who has more asks for a shorter time. */
export const longestExtract = 10_000

/** Who saw a person, to be handed to them: the unit, the profession behind it, the time and what for (HSLF-FS 2016:40, 703/2023). */
export const extractPerson = endpoint({
  name: 'access-log/entry/extract-person',
  method: 'POST',
  path: '/AccessLog/PersonExtract',
  applications: ['PRINCIPAL'],
  permission: 'AccessLogRead',
  summary: 'Lists everybody who saw a person, for that person.',
  budget: 'identity-number',
  input: z
    .object({
      careRecipientId: id.optional(),
      ssn: ssn.optional(),
      from: isoDate,
      to: isoDate,
      reason: z.string().trim().min(3).max(200),
    })
    .refine((sent) => sent.careRecipientId ?? sent.ssn, { path: ['ssn'] }),
  output: z.object({
    person: z.object({
      /** One for each client where they are registered, the latest first. */
      careRecipientIds: z.array(shown.id),
      name: z.string(),
      identityNumber: z.string().nullable(),
    }),
    views: z.array(
      z.object({
        at: shown.instant,
        by: shownAuthor.nullable(),
        kind: viewKind.nullable(),
        carePlaceName: z.string().nullable(),
        clientName: z.string().nullable(),
      }),
    ),
    /** There are more than an extract holds. */
    isCut: z.boolean(),
  }),
  refusals: {
    'person-not-found': { code: 'CRS003003' },
    'period-wrong': { code: 'COM001001' },
  },
  shows: (answer) => answer.person.careRecipientIds,
  searchesBy: (sent) => sent.ssn ?? '',
  because: (sent) => sent.reason,
})
