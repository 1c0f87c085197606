import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, undoableUntil } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { ConfirmGround } from './confirm-ground.ts'
import { judged } from './confirm-judged.ts'
import { groundStatement, lockOrder, lockPerson, placeStatement } from './confirm.sql.ts'
import { keyedWriter, must } from './keyed.ts'
import { settled, settling } from './settled.ts'

interface Asked {
  readonly customerOrderId: number
  readonly rowVersion: number
  readonly acceptWarnings: boolean
}

/** Judges a saved order by the rules of the domain and places it: what is locked and read in one round trip, what is written in one. */
export const confirm = keyedWriter<Asked>({
  endpoint: 'orders/placing/confirm-order',
  permissions: ['OrderWrite', 'CareRecipientRead'],
  async work({ asked: { customerOrderId, rowVersion, acceptWarnings }, claims, user, now, today, send }) {
    const [[order], [person], [found]] = await Promise.all([
      send('lock order', lockOrder, [customerOrderId, user, rowVersion]),
      send('lock person', lockPerson, [customerOrderId]),
      send<{ answer: ConfirmGround }>('ground', groundStatement, [customerOrderId, today.toString()]),
    ])
    must(order !== undefined && person !== undefined && found !== undefined, 'there is something to place')
    const ground = found.answer
    const { lines, totals, isPreorder, hasWarnings } = judged(ground, claims, today)
    must(!hasWarnings || acceptWarnings, 'what is warned of is accepted')
    const drawn = lines.map(({ rowId, quantity, row: { facts, perPackage } }) => ({
      rowId,
      pieces: quantity * (facts.items_per_package ?? perPackage),
    }))
    const change = settled(ground.rows, drawn, today)
    const placedAt = lines
      .flatMap(({ row }) => row.lastDrawAt ?? [])
      .map((at) => Temporal.Instant.from(at).add({ microseconds: 1 }))
      .reduce((last, at) => (Temporal.Instant.compare(last, at) < 0 ? at : last), now)
    const undoUntil = undoableUntil(now, ground.place.undoSeconds)?.toString() ?? null
    const values = [customerOrderId, user, JSON.stringify(totals), placedAt.toString(), undoUntil, isPreorder]
    return {
      answer: {
        customerOrderId,
        orderIds: ground.parts.map(({ id }) => id),
        state: orderState.ordered,
        erpOrderStatus: erpStatus.new,
        totals,
      },
      written: [send('place', placeStatement, values), ...settling(send, change)],
    }
  },
})
