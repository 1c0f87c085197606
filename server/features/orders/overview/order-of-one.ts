import type { OrderRecord } from '../order/order-view.sql.ts'

/**
 * An order as far as it is for one person: her lines, the parts that carry them, what both come to, and what she pays of it. The fees of the order
 * as a whole belong to nobody alone. Null where it holds nothing for her; an order for her alone is as it stands.
 */
export function orderOfOne(order: OrderRecord, careRecipientId: number): OrderRecord | null {
  if (order.id !== null) return order.id === careRecipientId ? order : null
  const lines = order.lines.filter((line) => line.care_recipient_id === careRecipientId)
  if (lines.length === 0) return null
  const parts = order.parts.filter((part) => lines.some((line) => line.order_part_id === part.id))
  const sent = lines.filter((line) => !line.set_aside)
  const subtotal = sent.reduce((sum, line) => sum + line.line_net, 0)
  const vat = sent.reduce((sum, line) => sum + line.vat, 0)
  const fees = order.patient_fees.filter((fee) => fee.careRecipientId === careRecipientId)
  return {
    ...order,
    lines,
    parts,
    persons: 1,
    subtotal,
    vat,
    total: subtotal + vat,
    small_order_fee: 0,
    logistics_fee: 0,
    express_fee: 0,
    delivery_fee: 0,
    patient_fee: fees.reduce((sum, { amount }) => sum + amount, 0),
    patient_fees: fees,
  }
}
