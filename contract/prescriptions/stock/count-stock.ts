import { mostCounted } from '@omsorg/domain/orders/supply/counted-stock.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { countView } from './stock-view.ts'

/**
 * Notes what is at home of the item of a row today, in pieces. From then on the item runs out by that, and by what is ordered
 * later; without pieces what was counted before holds no longer.
 */
export const countStock = endpoint({
  name: 'prescriptions/stock/count-stock',
  method: 'POST',
  path: '/IterativePrescription/Stock/Count',
  applications: ['GUIDE'],
  permission: { anyOf: ['ProductSelectionWrite', 'OrderWrite'], allOf: ['CareRecipientRead'] },
  summary: 'Notes how many pieces of a prescribed item a care recipient has at home.',
  idempotent: true,
  input: z.object({
    prescriptionRowId: id,
    pieces: z.int().min(0).max(mostCounted).nullable(),
    /** False: the latest order is not in it, for it has not come yet. */
    lastOrderHasCome: z.boolean().default(true),
    /** The count that whoever counts has seen; none where there was none. */
    seenCountId: id.nullable().default(null),
  }),
  output: z.object({ careRecipientId: shown.id, countId: shown.id }),
  refusals: {
    'row-not-found': { code: 'IPS001011' },
    'row-not-active': { code: 'IPS001006' },
    'nothing-counted': { code: 'COM001001' },
    'counted-meanwhile': { code: 'CONFLICT_STALE', detail: countView },
  },
  shows: ({ careRecipientId }) => [careRecipientId],
})
