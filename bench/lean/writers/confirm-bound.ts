import { percentOf, readRate } from '@omsorg/domain/money.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import { confirmStatement } from './confirm-bound.sql.ts'
import { mustHold } from '../log.ts'
import type { LeanServer } from '../servers.ts'
import { keysOf } from './keyed.ts'

interface Placed {
  readonly orderIds: readonly number[]
  readonly order: {
    readonly currency: string
    readonly subtotal: number
    readonly fees: number
    readonly vat: number
    readonly total: number
    readonly patientFee: number
  }
  readonly lines: readonly { readonly quantity: number; readonly net: number; readonly rate: string }[]
}

interface Asked {
  readonly customerOrderId: number
  readonly rowVersion: number
}

/**
 * A bound and no like: it places what was saved, with the locks, the key, the timeline, the supply and the job of the
 * hand-over, and leaves out what the product judges anew (prices, limits, intervals, what the draws leave of the rows).
 */
export const confirmBound: LeanServer = ({ database, tokens, secret }) => {
  const keyOf = keysOf(secret, 'orders/placing/confirm-order')
  return async ({ request, body, takesBack }) => {
    const claims = tokens.read(request.headers.authorization)
    mustHold(claims, ['OrderWrite', 'CareRecipientRead'])
    const asked = JSON.parse(body.toString()) as Asked
    const user = Number(claims.sub)
    return database.transaction({ claims, takesBack }, async (send, closing) => {
      const key = keyOf(send, { request, body }, claims)
      const [, [found]] = await Promise.all([
        key.claim(),
        send<{ answer: Placed }>('confirm', confirmStatement, [asked.customerOrderId, user, asked.rowVersion]),
      ])
      if (!found || found.answer.orderIds.length === 0) throw new Error('there is nothing to place')
      const answer = JSON.stringify(answerOf(asked.customerOrderId, found.answer))
      const kept = key.keep(answer)
      closing()
      await kept
      return answer
    })
  }
}

function answerOf(customerOrderId: number, { orderIds, order, lines }: Placed) {
  if (order.fees !== 0 || order.patientFee !== 0) throw new Error('the world of the bench has no fees')
  const rates = Map.groupBy(lines, ({ rate }) => readRate(rate) ?? 0)
  const netOf = (each: Placed['lines']) => each.reduce((sum, { net }) => sum + net, 0)
  return {
    customerOrderId,
    orderIds,
    state: orderState.ordered,
    erpOrderStatus: erpStatus.new,
    totals: {
      currency: order.currency,
      lines: lines.length,
      packages: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotal: order.subtotal,
      smallOrderFee: 0,
      logisticsFee: 0,
      expressFee: 0,
      deliveryFee: 0,
      vat: order.vat,
      vatByRate: [...rates].map(([rate, group]) => ({ rate, vat: percentOf(netOf(group), rate) })),
      total: order.total,
      patientFee: 0,
      patientFeeByArea: [],
      payerAmount: order.total,
    },
  }
}
