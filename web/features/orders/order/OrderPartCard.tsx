import { erpStatus } from '@omsorg/domain/orders/erp/erp-status.ts'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { ButtonLink } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TimelineList } from '../../../ui/order/TimelineList.tsx'
import css from './Order.module.css'
import { type OrderPart, stagesOf } from './order-progress.ts'
import { OrderLines } from './OrderLines.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface OrderPartCardProps {
  readonly part: OrderPart
  readonly number: number
  readonly of: number
  readonly showPrices: boolean
}

/** One part of an order: its number in the ERP, the way it has come, and what is in it. */
export function OrderPartCard({ part, number, of, showPrices }: OrderPartCardProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.details
  const { erpOrderId, trackingLink, deliveryDate, cancelAsked, cancelRefused, canceller, reason } = part
  const entries = stagesOf(part).map(({ status, state, at, by }) => ({
    key: String(status),
    word: t.statuses.erp[status],
    state,
    when: at && <time dateTime={at}>{f.dateTime(at)}</time>,
    note: by && status === erpStatus.new ? t.orders.timeline.placed({ name: by }) : undefined,
  }))
  const refused = part.erpOrderStatus === erpStatus.refused
  const isDraft = part.erpOrderStatus === null
  const cancelled =
    canceller === 'ERP'
      ? t.orders.timeline.cancelledBySupplier
      : canceller && t.orders.timeline.cancelledBy({ name: canceller })
  return (
    <Card
      title={of > 1 ? words.part({ number, of }) : t.orders.timeline.title}
      note={isDraft ? undefined : erpOrderId ? words.title({ number: erpOrderId }) : words.numberLater}
      aside={
        <StatusBadge status={part.erpOrderStatus} cancelAsked={cancelAsked !== null} cancelRefused={cancelRefused} />
      }
    >
      <div className={css.part}>
        {refused && (
          <Notice tone="error" title={cancelled}>
            {reason && (canceller === 'ERP' ? words.refusedWhy({ reason }) : reason)} {words.givenBack}
          </Notice>
        )}
        {!refused && cancelRefused && <Notice tone="now">{t.orders.cancelling.refused}</Notice>}
        {!refused && cancelAsked && !cancelRefused && (
          <Notice tone="soon" title={t.orders.timeline.cancelAsked({ name: cancelAsked.by })}>
            {t.orders.cancelling.asked}
          </Notice>
        )}
        {isDraft ? (
          <Notice tone="info">{words.notPlaced}</Notice>
        ) : (
          <TimelineList label={t.orders.timeline.title} stateWords={words.stages} entries={entries} />
        )}
        <div className={css.row}>
          {deliveryDate && !refused && !isDraft && (
            <b>{t.orders.sum.deliveryOn({ weekday: f.weekday(deliveryDate), date: f.date(deliveryDate) })}</b>
          )}
          {trackingLink && (
            <ButtonLink
              size="compact"
              icon={<IconExternalLink />}
              render={(look) => <a href={trackingLink} target="_blank" rel="noreferrer" {...look} />}
            >
              {words.track}
            </ButtonLink>
          )}
        </div>
      </div>
      <OrderLines lines={part.lines} showPrices={showPrices} />
    </Card>
  )
}
