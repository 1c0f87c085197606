import { z } from 'zod'
import { shownAuthor } from '../../author.ts'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

const item = z.object({ itemNumber: z.string(), name: z.string() })

/** What customer service has replaced at the own care place and nobody there has said to have seen. Counts, never a person. */
export const listReplacementNotices = endpoint({
  name: 'customer-service/substitution/list-replacement-notices',
  method: 'GET',
  path: '/ItemReplacement/Notices',
  applications: ['GUIDE'],
  permission: { anyOf: ['ProductPrescriptionRead', 'OrderRead'] },
  summary: 'Lists the items that were replaced at the care place and that nobody there has seen yet.',
  output: z.object({
    notices: z.array(
      z.object({
        replacementId: shown.id,
        replaced: item,
        replacement: item,
        /** How many prescribed products of the place it has changed. */
        rows: z.int(),
        by: shownAuthor.nullable(),
        toldOn: shown.instant,
      }),
    ),
  }),
  refusals: {},
})
