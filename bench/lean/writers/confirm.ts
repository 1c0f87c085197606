import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, undoableUntil } from '@omsorg/domain/orders/order/order-transitions.ts'
import type { ConfirmGround } from './confirm-ground.ts'
import { judged } from './confirm-judged.ts'
import { groundStatement, lockOrder, lockPerson, placeStatement } from './confirm.sql.ts'
import { keyedWriter, must, type Turn } from './keyed.ts'
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
  async work({ asked, ...turn }) {
    const { customerOrderId, rowVersion, acceptWarnings } = asked
    const [[order], [person], [found]] = await Promise.all([
      turn.send('lock order', lockOrder(), [customerOrderId, turn.user, rowVersion]),
      turn.send('lock person', lockPerson(), [customerOrderId]),
      turn.send<{ answer: ConfirmGround }>('ground', groundStatement, [customerOrderId, turn.today.toString()]),
    ])
    must(order !== undefined && person !== undefined && found !== undefined, 'there is something to place')
    const { totals, hasWarnings, written } = placed(customerOrderId, found.answer, turn)
    must(!hasWarnings || acceptWarnings, 'what is warned of is accepted')
    return {
      answer: {
        customerOrderId,
        orderIds: found.answer.parts.map(({ id }) => id),
        state: orderState.ordered,
        erpOrderStatus: erpStatus.new,
        totals,
      },
      written,
    }
  },
})

/** Judges a locked order and sends what places it. */
export function placed(
  customerOrderId: number,
  ground: ConfirmGround,
  { claims, user, now, today, send }: Omit<Turn<unknown>, 'asked'>,
) {
  const { lines, totals, isPreorder, hasWarnings } = judged(ground, claims, today)
  const drawn = lines.map(({ rowId, quantity, row: { facts, perPackage } }) => ({
    rowId,
    pieces: quantity * (facts.items_per_package ?? perPackage),
  }))
  const change = settled(ground.rows, drawn, today)
  const placedAt = lines
    .flatMap(({ row }) => row.lastDrawAt ?? [])
    .map((at) => Temporal.Instant.from(at).add({ microseconds: 1 }))
    .reduce((last, at) => (Temporal.Instant.compare(last, at) < 0 ? at : last), now)
    .toString()
  const undoUntil = undoableUntil(now, ground.place.undoSeconds)?.toString() ?? null
  const values = [customerOrderId, user, JSON.stringify(totals), placedAt, undoUntil, isPreorder]
  const written = [send('place', placeStatement, values), ...settling(send, change)]
  return { totals, hasWarnings, placedAt, undoUntil, written }
}
