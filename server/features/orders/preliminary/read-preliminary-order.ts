import {
  readPreliminaryOrder as contract,
  type PreliminaryOrderView,
} from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import { receiverInput } from '@omsorg/contract/orders/placing/receiver.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound, type Handler } from '../../../platform/handle.ts'
import { readToday } from './lines-today.ts'
import { lineViewOf, mayBeShown, rowOf } from './preliminary-order-view.ts'
import { readPreliminaryRecord, type PreliminaryRecord } from './preliminary-orders.sql.ts'
import { readReplacements } from './replacements.ts'

/** A preliminary order with its lines as they stand today; one with residents is missing for whoever may not see persons. */
export const readPreliminaryOrder: Handler<typeof contract.name> = handle(
  contract,
  async ({ params, actor, today, tx }) => {
    const order = await readPreliminaryRecord(tx, params.preliminaryOrderId, actor.may('CareRecipientRead'))
    if (!order || !mayBeShown(order, actor)) return notFound()
    const question = {
      place: { id: order.care_place_id, client_id: order.client_id, market: order.market },
      actor,
      today,
    }
    const now = await readToday(tx, order.lines, question)
    const replacements = await readReplacements(tx, order.lines, now, question)
    return agree({
      ...rowOf(order, now, actor),
      carePlaceId: order.care_place_id,
      receiver: receiverOf(order),
      lines: order.lines.map((line) => lineViewOf(line, now, replacements)),
    })
  },
)

/** One that was kept before it held what it holds today is as good as none. */
function receiverOf({ receiver }: PreliminaryRecord): PreliminaryOrderView['receiver'] {
  const kept = receiverInput.safeParse(receiver)
  return kept.success ? { ...kept.data, deliveryMethodName: null, deliveryPointName: null } : null
}
