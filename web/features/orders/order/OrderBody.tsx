import type { OrderLine, OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { columns } from '../../../ui/layout/Columns.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { NextPersonsCard } from '../../care-recipients/index.ts'
import { useTasksOfOrder } from '../task/use-tasks-of-order.ts'
import { OrderHappened } from './OrderHappened.tsx'
import { claimsBelow, OrderLines } from './OrderLines.tsx'
import { OrderPartCard } from './OrderPartCard.tsx'
import { isUnderWay, wayWordOf } from './order-progress.ts'
import { endWord } from '@omsorg/texts/papers/order-words.ts'
import { moodOf, personText } from './order-words.ts'
import { OrderSide } from './OrderSide.tsx'
import { SetAsideInOrder } from './SetAsideInOrder.tsx'
import { asksOrdersAfter } from '../live/use-live-orders.ts'
import { UndoOrder } from './UndoOrder.tsx'

interface OrderBodyProps {
  readonly order: OrderView
  readonly place: Place | undefined
  readonly isCRP: boolean
  readonly answeredAt: number
  readonly onOver: () => void
  /** Who else needs something today; null where nobody asks. */
  readonly left: readonly RecipientRow[] | null
}

/** Everything about an order under its head: the way of each part, what is in it, the sums, the receiver, what happened. */
export function OrderBody({ order, place, isCRP, answeredAt, onOver, left }: OrderBodyProps) {
  const [t] = useTextsAndFormat()
  const words = t.orderPage
  const mood = moodOf(order)
  const { orders, undo, lines } = order
  const tasks = useTasksOfOrder(order.customerOrderId, {
    place,
    enabled: mood !== 'draft' && mood !== 'undone',
    again: () => (isUnderWay(order) ? asksOrdersAfter() : false),
  })
  const showPrices = lines.some(({ pricePerPackage }) => pricePerPackage !== null)
  const named = <Line extends OrderLine>(all: readonly Line[]) =>
    order.residents === null ? all : all.map((line) => ({ ...line, who: personText(line, t) }))
  const sent = named(orders.flatMap((part) => part.lines))
  const linesTitle = {
    draft: words.linesOfDraft,
    undone: words.linesUndone,
    receipt: words.lines,
    'under-way': words.lines,
  }[mood]
  const inParts = orders.length > 1 && mood !== 'draft' && mood !== 'undone'
  return (
    <>
      <WhatHolds order={order} />
      {isCRP && <Notice tone="info">{words.portal}</Notice>}
      <div className={columns}>
        <div className="o-stack">
          {mood !== 'draft' &&
            mood !== 'undone' &&
            orders.map((part, at) => (
              <OrderPartCard
                key={part.orderId}
                {...{ order, part, tasks, place, showPrices }}
                undo={undo && at === 0 && <UndoOrder {...{ order, undo, answeredAt, place, onOver }} />}
                isUndoable={undo !== null}
              />
            ))}
          {!inParts && (
            <Card
              title={linesTitle}
              note={t.orders.sum.lines({
                lines: t.orders.wizard.lines({ count: order.totals.lines }),
                packages: t.common.units.packages({ count: order.totals.packages }),
              })}
            >
              <OrderLines
                caption={linesTitle}
                lines={sent.length > 0 ? sent : named(lines.filter(({ setAside }) => !setAside))}
                showPrices={showPrices}
                showDelivered={mood === 'under-way'}
                below={claimsBelow(order.customerOrderId, orders[0], place)}
              />
              {mood !== 'undone' && <SetAsideInOrder order={order} mayAct={!place} />}
            </Card>
          )}
          {inParts && lines.some(({ setAside }) => setAside) && (
            <Card label={words.setAside}>
              <SetAsideInOrder order={order} mayAct={!place} />
            </Card>
          )}
        </div>
        <div className="o-stack">
          <OrderSide order={order} showPrices={showPrices} />
          {mood === 'receipt' && left && (
            <div className="o-screen-only">
              <NextPersonsCard left={left} />
            </div>
          )}
          {mood !== 'receipt' && mood !== 'draft' && <OrderHappened order={order} />}
        </div>
      </div>
    </>
  )
}

/** Where each part stands, for who listens: said again when it changes. */
function WhatHolds({ order }: { readonly order: OrderView }) {
  const [t] = useTextsAndFormat()
  const words = t.orderPage
  const { orders } = order
  const said = orders.map((part, at) => {
    const word = wayWordOf(part.erpOrderStatus)
    const status = part.erpOrderStatus === null ? t.statuses.order.saved : word ? words.way[word] : endWord(part, t)
    return orders.length === 1
      ? status
      : t.orders.details.statusNow({ part: t.orders.details.part({ number: at + 1, of: orders.length }), status })
  })
  return (
    <div role="status">
      <VisuallyHidden>{said.join('. ')}</VisuallyHidden>
    </div>
  )
}
