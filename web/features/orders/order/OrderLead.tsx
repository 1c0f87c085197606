import type { OrderView } from '@omsorg/contract/orders/order-view.ts'
import { useFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'

/** Who ordered it, when, and through what. */
export function OrderLead({ order }: { readonly order: OrderView }) {
  const t = useAllTexts()
  const f = useFormat()
  const by = order.placedBy ?? order.createdBy
  const on = order.placedOn ?? order.createdOn
  const source = order.source === 'CRP' ? t.statuses.orderSource.crp : null
  const express = order.isExpress ? t.statuses.orderKind.express : null
  return (
    <>
      {t.orders.details.orderedBy({ name: by, date: f.dateTime(on) })}
      {[source, express].filter(Boolean).map((word) => (
        <span key={word}>. {word}</span>
      ))}
    </>
  )
}
