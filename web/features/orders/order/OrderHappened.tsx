import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { happenedTo, type Happening } from './happened-to.ts'
import css from './Order.module.css'
import { authorName } from '../../../platform/author-name.ts'

/** Everything that happened to an order, newest first; the supplier's number stands where it came. */
export function OrderHappened({ order }: { readonly order: OrderView }) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderPage
  const happenings = happenedTo(order)
  if (happenings.length === 0) return null
  const wordOf = ({ event, part }: Happening) => {
    const { kind } = event
    const word =
      kind === 'placed' || kind === 'status' || kind === 'skipped'
        ? t.statuses.erp[event.erpStatus]
        : words.events[kind]
    return part === null
      ? word
      : words.ofPart({ part: t.orders.details.part({ number: part, of: order.orders.length }), event: word })
  }
  return (
    <Card title={words.happened} note={words.newestFirst} padded>
      <ol className={css.happened}>
        {happenings.map((each) => {
          const { event, erpOrderId } = each
          return (
            <li key={`${event.kind} ${event.erpStatus} ${event.at} ${each.part}`}>
              <time dateTime={event.at}>{f.dateTime(event.at)}</time>
              <div>
                <b>{wordOf(each)}</b>
                {event.by && <span className="o-second-line">{authorName(event.by, t)}</span>}
                {event.reason && <span className="o-second-line">{event.reason}</span>}
                {event.erpStatus === erpStatus.receivedInErp && erpOrderId && (
                  <span className="o-second-line">{words.supplierNumber({ number: erpOrderId })}</span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
