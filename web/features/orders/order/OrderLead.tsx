import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'

/** Who ordered it, or began it, when, and through what. */
export function OrderLead({ order }: { readonly order: OrderView }) {
  const [t, f] = useTextsAndFormat()
  const { placedBy, placedOn } = order
  const source = order.source === 'CRP' ? t.statuses.orderSource.crp : null
  const express = order.isExpress ? t.statuses.orderKind.express : null
  return (
    <>
      {placedBy && placedOn
        ? t.orders.details.orderedBy({ name: placedBy, date: f.dateTime(placedOn) })
        : t.orders.details.begunBy({ name: order.createdBy, date: f.dateTime(order.createdOn) })}
      {[source, express].filter(Boolean).map((word) => (
        <span key={word}>. {word}</span>
      ))}
    </>
  )
}
