import type { Totals } from '@omsorg/contract/orders/placing/totals.ts'
import { percentOf } from '@omsorg/domain/money.ts'
import { payerAmount } from '@omsorg/domain/orders/order/fees.ts'
import type { OrderRecord } from './order-view.sql.ts'
import { rateOf } from '../placing/pricing.ts'

/** The sums of an order as they were stored. VAT by rate follows from the nets, rounded once per rate (rules 3.8). */
export function storedTotals(order: OrderRecord): Totals {
  const sent = order.lines.filter((line) => !line.set_aside)
  return {
    currency: order.currency,
    lines: sent.length,
    packages: sent.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: order.subtotal,
    smallOrderFee: order.small_order_fee,
    logisticsFee: order.logistics_fee,
    expressFee: order.express_fee,
    deliveryFee: order.delivery_fee,
    vat: order.vat,
    vatByRate: vatByRate(order),
    total: order.total,
    patientFee: order.patient_fee,
    patientFeeByArea: feesByArea(order),
    payerAmount: payerAmount(order.total, order.patient_fee),
  }
}

function feesByArea({ patient_fees: fees }: OrderRecord): Totals['patientFeeByArea'] {
  return [...Map.groupBy(fees, ({ therapyArea }) => therapyArea)].map(([therapyArea, group]) => ({
    therapyArea,
    amount: group.reduce((sum, { amount }) => sum + amount, 0),
  }))
}

function vatByRate(order: OrderRecord): Totals['vatByRate'] {
  const fees = order.small_order_fee + order.logistics_fee + order.express_fee + order.delivery_fee
  const parts = [
    ...order.lines
      .filter((line) => !line.set_aside)
      .map((line) => ({ net: line.line_net, rate: rateOf(line.vat_rate) })),
    ...(fees === 0 ? [] : [{ net: fees, rate: rateOfFees(order) }]),
  ].filter(({ net }) => net !== 0)
  return [...Map.groupBy(parts, ({ rate }) => rate)].map(([rate, group]) => {
    const net = group.reduce((sum, part) => sum + part.net, 0)
    return { rate, vat: percentOf(net, rate) }
  })
}

/** A missing rate is not a rate of 0. */
function rateOfFees({ customer_order_id: id, standard_vat_rate: rate }: OrderRecord): number {
  if (rate === null) throw new Error(`no standard rate of VAT is written for the day of order ${id}`)
  return rateOf(rate)
}
