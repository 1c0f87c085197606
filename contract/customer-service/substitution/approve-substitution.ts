import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { itemNumber } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { replacementRefusals } from '../item-replacement/replacement-refusals.ts'

const { 'same-item': same, unfinished, 'item-not-found': notFound, 'other-area': area } = replacementRefusals

/** One approval for all that goes out: every pair becomes a replacement at all clients of the market, or none does. */
export const approveSubstitution = endpoint({
  name: 'customer-service/substitution/approve-substitution',
  method: 'POST',
  path: '/ItemReplacement/Substitution',
  applications: ['CSP'],
  permission: 'ItemReplacementWrite',
  summary: 'Approves the replacement of several items at once.',
  idempotent: true,
  input: z.object({
    pairs: z
      .array(z.object({ replacedItemNumber: itemNumber, replacementItemNumber: itemNumber }))
      .min(1)
      .max(50),
  }),
  output: z.object({ substitutionRunId: shown.id, replacementIds: z.array(shown.id) }),
  refusals: {
    'same-item': same,
    unfinished,
    'item-not-found': notFound,
    'other-area': area,
    'not-sellable': replacementRefusals['not-sellable'],
    'not-permitted': replacementRefusals['not-permitted'],
  },
})
