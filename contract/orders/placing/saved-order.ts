import { z } from 'zod'
import * as shown from '../../shown.ts'
import { orderWarning } from '../order/order-codes.ts'
import { lineView } from './line.ts'
import { totals } from './totals.ts'

/** Whose a line is, whoever saves it knows; the row says it. So a save shows nobody. */
const savedLine = lineView.omit({ careRecipientId: true }).meta({ id: 'SavedLine' })

/** What a save answers, whatever the kind: the order with its parts as they would go now. */
export const savedOrder = z.object({
  customerOrderId: shown.id,
  orders: z.array(z.object({ orderId: shown.id, lines: z.array(savedLine) })),
  totals,
  warnings: z.array(orderWarning),
  state: z.literal(1),
  rowVersion: shown.rowVersion,
})
