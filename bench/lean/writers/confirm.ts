import { todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState, undoableUntil } from '@omsorg/domain/orders/order/order-transitions.ts'
import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'
import type { ConfirmGround } from './confirm-ground.ts'
import { judged } from './confirm-judged.ts'
import { settled } from './confirm-settled.ts'
import { groundStatement, lockOrder, lockPerson, placeStatement, settleStatement } from './confirm.sql.ts'
import { keysOf } from './keyed.ts'

interface Asked {
  readonly customerOrderId: number
  readonly rowVersion: number
  readonly acceptWarnings: boolean
}

/** Judges a saved order by the rules of the domain and places it: what is locked and read in one round trip, what is written in one. */
export const confirm: LeanServer = ({ database, tokens, secret }) => {
  const keyOf = keysOf(secret, 'orders/placing/confirm-order')
  return async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['OrderWrite', 'CareRecipientRead'])
    const { customerOrderId, rowVersion, acceptWarnings } = JSON.parse(body.toString()) as Asked
    const now = Temporal.Now.instant()
    const today = todayIn(claims.mac as MarketCode, now)
    const user = Number(claims.sub)
    return database.transaction({ claims, takesBack }, async (send, closing) => {
      const key = keyOf(send, { request, body }, claims)
      const [, [order], [person], [found]] = await Promise.all([
        key.claim(),
        send('lock order', lockOrder, [customerOrderId, user, rowVersion]),
        send('lock person', lockPerson, [customerOrderId]),
        send<{ answer: ConfirmGround }>('ground', groundStatement, [customerOrderId, today.toString()]),
      ])
      if (!order || !person || !found) throw new Error('there is nothing to place')
      const ground = found.answer
      const { lines, totals, isPreorder, hasWarnings } = judged(ground, claims, today)
      if (hasWarnings && !acceptWarnings) throw new Error('what is warned of was not accepted')
      const change = settled(ground.rows, ground.lines, today)
      const answer = JSON.stringify({
        customerOrderId,
        orderIds: ground.parts.map(({ id }) => id),
        state: orderState.ordered,
        erpOrderStatus: erpStatus.new,
        totals,
      })
      const placedAt = lines
        .flatMap(({ row }) => row.lastDrawAt ?? [])
        .map((at) => Temporal.Instant.from(at).add({ microseconds: 1 }))
        .reduce((last, at) => (Temporal.Instant.compare(last, at) < 0 ? at : last), now)
      const written: Promise<unknown>[] = [
        send('place', placeStatement, [
          customerOrderId,
          user,
          JSON.stringify(totals),
          placedAt.toString(),
          undoableUntil(now, ground.place.undoSeconds)?.toString() ?? null,
          isPreorder,
        ]),
        key.keep(answer),
      ]
      if (change.rows.length + change.prescriptions.length > 0) {
        written.push(
          send('settle', settleStatement, [JSON.stringify(change.rows), JSON.stringify(change.prescriptions)]),
        )
      }
      closing()
      await Promise.all(written)
      return answer
    })
  }
}
