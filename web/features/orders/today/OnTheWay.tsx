import { listOrdersOnTheWay, type OrderOnTheWay } from '@omsorg/contract/orders/today/list-orders-on-the-way.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { kindLine } from '../order/order-words.ts'
import { asksOrdersAfter, useLiveOrders } from '../live/use-live-orders.ts'
import { type DeliveryDay, deliveryDays } from './delivery-days.ts'
import css from './OnTheWay.module.css'

/** What comes to the care place and its people, by the day that was promised. */
export function OnTheWay() {
  const [t] = useTextsAndFormat()
  const { onTheWay } = t.myPages
  useLiveOrders()
  const answer = useAnswer(listOrdersOnTheWay, {}, { silent: true, again: asksOrdersAfter })
  const { data } = answer
  return (
    <Card title={onTheWay.title} note={data && data.totalCount > 0 && onTheWay.count({ count: data.totalCount })}>
      {answer.error || !data ? (
        <InsteadOfAnswer answer={answer} rows={2} />
      ) : data.totalCount === 0 ? (
        <p className={css.none}>{onTheWay.none}</p>
      ) : (
        <ul className={css.days}>
          {deliveryDays(data.entities, data.today).map((each) => (
            <Day key={`${each.day} ${each.late}`} {...each} today={each.day === data.today} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Day({ day, late, today, orders }: DeliveryDay & { readonly today: boolean }) {
  const [t, format] = useTextsAndFormat()
  const { onTheWay } = t.myPages
  return (
    <li data-today={today || undefined} data-none={orders.length === 0 || undefined}>
      <h3>
        <span className={css.weekday}>{day ? format.weekday(day) : late ? onTheWay.late : onTheWay.later}</span>
        {today && <Badge tone="info">{onTheWay.today}</Badge>}
        {day && <small>{format.date(day)}</small>}
      </h3>
      {orders.length === 0 && <p className="o-second-line">{onTheWay.nothing}</p>}
      {orders.map((order) => (
        <Delivery key={order.orderId} order={order} dated={day === null} />
      ))}
    </li>
  )
}

function Delivery({ order, dated }: { readonly order: OrderOnTheWay; readonly dated: boolean }) {
  const [t, format] = useTextsAndFormat()
  const { onTheWay, order: words } = t.myPages
  const { customerOrderId, careRecipientName, deliveryDate } = order
  const whom = order.protected ? t.careRecipients.protected.title : (careRecipientName ?? onTheWay.toPlace)
  return (
    <div className={css.delivery}>
      <RouteLink to={pathTo('OrderOverview', { customerOrderId })}>{whom}</RouteLink>
      <span className="o-second-line">
        {words({ number: customerOrderId })}, {onTheWay.packages({ count: order.totalPackages })}
      </span>
      <span className="o-second-line">{kindLine(order, t)}</span>
      <span className="o-second-line">{t.statuses.erp[order.erpOrderStatus]}</span>
      {dated && deliveryDate && <span className="o-second-line">{format.date(deliveryDate)}</span>}
    </div>
  )
}
