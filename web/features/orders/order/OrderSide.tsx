import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { OrderSum } from '../../../ui/order/OrderSum.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { wayWordOf } from './order-progress.ts'
import { kindsOf, sourceText, typeText } from '@omsorg/texts/papers/order-words.ts'
import { ReceiverFacts } from './ReceiverFacts.tsx'
import { payerRows, sumRows } from '@omsorg/texts/papers/sum-rows.ts'

/** What an order comes to, to whom and where it goes, and what it is. */
export function OrderSide({ order, showPrices }: { readonly order: OrderView; readonly showPrices: boolean }) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderPage
  const { totals, receiver, isExpress, orders } = order
  const numbers = [...new Set(orders.flatMap(({ erpOrderId }) => erpOrderId ?? []))]
  // The supplier gives its number when it has received the order.
  const isAwaited = orders.some(({ erpOrderStatus }) => wayWordOf(erpOrderStatus) === 'sent')
  const number = numbers.length === 0 && isAwaited ? words.facts.numberLater : numbers.join(', ')
  const facts = [
    { key: 'type', label: words.facts.type, value: typeText(order, t) },
    { key: 'kind', label: words.facts.kind, value: kindsOf(order, t).join(', ') },
    { key: 'source', label: words.facts.source, value: sourceText(order, t) },
    { key: 'place', label: words.facts.place, value: order.organizationUnitName },
    { key: 'number', label: words.facts.supplierNumber, value: number },
  ]
  return (
    <>
      {showPrices && (
        <OrderSum
          title={t.orders.sum.title}
          rows={sumRows(totals, t, f)}
          total={{ label: t.orders.sum.total, amount: f.money(totals.total) }}
          payers={payerRows(totals, order.clientName, t, f)}
        />
      )}
      <Card title={words.to} padded>
        <ReceiverFacts receiver={receiver} isExpress={isExpress} />
      </Card>
      <Card title={words.about} padded>
        <DefinitionList items={facts.filter(({ value }) => value !== '')} />
      </Card>
    </>
  )
}
