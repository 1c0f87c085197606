import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import type { OrderTaskView } from '@omsorg/contract/orders/task/task-view.ts'
import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import type { ReactNode } from 'react'
import type { Place } from '../../../platform/calls/request.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { ButtonLink } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { TasksOfPart } from '../task/TasksOfPart.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import css from './Order.module.css'
import { claimsBelow, OrderLines } from './OrderLines.tsx'
import { isDrawn, type OrderPart } from './order-progress.ts'
import { endWord, isEnded, isSupplier } from '@omsorg/texts/papers/order-words.ts'
import { personText } from './order-words.ts'
import { PartWay } from './PartWay.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { authorName } from '../../../platform/author-name.ts'
import { WithDates } from '../../../ui/text/WithDates.tsx'

interface OrderPartCardProps {
  readonly order: OrderView
  readonly part: OrderPart
  readonly tasks: readonly OrderTaskView[]
  readonly place: Place | undefined
  readonly showPrices: boolean
  /** Closes the card of the way, while the order can be undone. */
  readonly undo: ReactNode
  /** The order as a whole can be undone; a part is then not asked for by itself. */
  readonly isUndoable: boolean
}

/** One part of an order, which is often the whole: its way, what holds it up, what is in it, and how to stop it. */
export function OrderPartCard({ order, part, tasks, place, showPrices, undo, isUndoable }: OrderPartCardProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderPage
  const { orders } = order
  const number = orders.indexOf(part) + 1
  const partWord = t.orders.details.part({ number, of: orders.length })
  const isWhole = orders.length === 1
  const ofMany = order.residents !== null
  const { deliveryDate, erpOrderStatus, trackingLink, lines } = part
  const arrives = isEnded(part)
    ? endWord(part, t)
    : erpOrderStatus === erpStatus.invoiced
      ? words.arrived
      : deliveryDate && words.arrives({ weekday: f.weekday(deliveryDate), date: f.date(deliveryDate) })
  const packages = t.common.units.packages({ count: lines.reduce((sum, { quantity }) => sum + quantity, 0) })
  const marks = (
    <StatusBadge
      status={erpOrderStatus}
      cancelAsked={part.cancelAsked !== null}
      cancelRefused={part.cancelRefused}
      canceller={part.canceller}
    />
  )
  const hasMarks = !isWhole || part.cancelAsked !== null || part.cancelRefused
  return (
    <Card
      title={
        isWhole
          ? arrives && <WithDates>{arrives}</WithDates>
          : ofMany
            ? `${partWord}, ${personText(part, t)}`
            : partWord
      }
      label={isWhole ? words.way.label : undefined}
      note={isWhole ? (order.isReceipt ? words.stays : undefined) : [packages, arrives].filter(Boolean).join(', ')}
      aside={hasMarks && marks}
    >
      <div className={css.part}>
        <PartNotice part={part} saysTooLate={tasks.some(isOpenRefusal(part.orderId))} />
        <TasksOfPart tasks={tasks} orderId={part.orderId} place={place} />
        {!isEnded(part) && (
          <PartWay part={part} label={isWhole ? words.way.label : `${words.way.label}: ${partWord}`} />
        )}
        {trackingLink && (
          <div>
            <ButtonLink
              size="compact"
              icon={<IconExternalLink />}
              render={(look) => <a href={trackingLink} target="_blank" rel="noreferrer" {...look} />}
            >
              {t.orders.details.track}
              <VisuallyHidden> {t.orderPage.newTab}</VisuallyHidden>
            </ButtonLink>
          </div>
        )}
      </div>
      {undo}
      {!isWhole && (
        <OrderLines
          caption={`${words.lines}: ${partWord}`}
          lines={lines}
          showPrices={showPrices}
          showDelivered={!order.isReceipt}
          below={claimsBelow(order.customerOrderId, part, place)}
        />
      )}
      {!isUndoable && (
        <div className={css.foot}>
          <CancelOrder order={order} part={part} place={place} />
        </div>
      )}
    </Card>
  )
}

/** That a part has ended and why; that it was asked to stop, and what holds until the answer; that it was too late. */
interface PartNoticeProps {
  readonly part: OrderPart
  /** An open task of the part stands below, which says so and what to do. */
  readonly saysTooLate: boolean
}

const isOpenRefusal = (part: number) => (task: OrderTaskView) =>
  task.orderId === part && task.kind === 'cancel-refused' && task.state !== 'done'

function PartNotice({ part, saysTooLate }: PartNoticeProps) {
  const [t, f] = useTextsAndFormat()
  const { cancelAsked, cancelRefused, canceller, reason } = part
  const { details, timeline, cancelling } = t.orders
  if (isEnded(part)) {
    const isRefusal = isSupplier(canceller)
    return (
      <Notice
        tone={isRefusal ? 'error' : 'quiet'}
        title={isRefusal ? timeline.cancelledBySupplier : timeline.cancelledBy({ name: authorName(canceller, t) })}
      >
        {reason && (isRefusal ? details.refusedWhy({ reason }) : reason)} {isDrawn(part) && details.givenBack}
      </Notice>
    )
  }
  if (cancelRefused) return saysTooLate ? null : <Notice tone="now">{cancelling.refused}</Notice>
  if (!cancelAsked) return null
  return (
    <Notice
      tone="soon"
      title={
        <WithDates>
          {t.orderPage.asked({ name: authorName(cancelAsked.by, t), date: f.dateTime(cancelAsked.at) })}
        </WithDates>
      }
    >
      {t.orderPage.askedBody}
    </Notice>
  )
}
