import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { columns } from '../../../ui/layout/Columns.tsx'
import { OrderSum } from '../../../ui/order/OrderSum.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { OrderPartCard } from './OrderPartCard.tsx'
import { ReceiverFacts } from './ReceiverFacts.tsx'
import { payerRows, sumRows } from './sum-rows.ts'

/** Everything about an order under its head: each part with its way, the receiver, the sums. */
export function OrderParts({ order }: { readonly order: OrderView }) {
  const [t, f] = useTextsAndFormat()
  const { orders, totals, receiver, isExpress } = order
  const showPrices = order.lines.some((line) => line.pricePerPackage !== null)
  const said = orders.map(({ erpOrderStatus }, at) =>
    t.orders.details.statusNow({
      part: t.orders.details.part({ number: at + 1, of: orders.length }),
      status: erpOrderStatus ? t.statuses.erp[erpOrderStatus] : t.statuses.order.saved,
    }),
  )
  return (
    <>
      <div role="status">
        <VisuallyHidden>{said.join('. ')}</VisuallyHidden>
      </div>
      <div className={columns}>
        <div className="o-stack">
          {orders.map((part, at) => (
            <OrderPartCard key={part.orderId} part={part} number={at + 1} of={orders.length} showPrices={showPrices} />
          ))}
        </div>
        <div className="o-stack">
          <Card title={t.orders.wizard.steps.receiver} padded>
            <ReceiverFacts receiver={receiver} isExpress={isExpress} />
          </Card>
          {showPrices && (
            <OrderSum
              title={t.orders.sum.title}
              rows={sumRows(totals, t, f)}
              total={{ label: t.orders.sum.total, amount: f.money(totals.total) }}
              payers={payerRows(totals, null, t, f)}
            />
          )}
        </div>
      </div>
    </>
  )
}
