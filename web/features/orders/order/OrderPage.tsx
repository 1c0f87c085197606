import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { Place } from '../../../platform/calls/request.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Page } from '../../../ui/layout/Page.tsx'
import { StepTitle } from '../../../ui/navigation/StepTitle.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { QueuePlace, useNextPersons } from '../../care-recipients/index.ts'
import { SaveReceipt } from '../receipt/SaveReceipt.tsx'
import css from './Order.module.css'
import { OrderAction } from './OrderAction.tsx'
import { OrderBody } from './OrderBody.tsx'
import { OrderBreadcrumb } from './OrderBreadcrumb.tsx'
import { packagesOf } from './order-progress.ts'
import { kindsOf, typeText } from '@omsorg/texts/papers/order-words.ts'
import { leadOf, moodOf, titleOf } from './order-words.ts'
import { OrderWaits } from './OrderWaits.tsx'
import { ThrowDraftAway } from './ThrowDraftAway.tsx'
import { type OrderSource, useOrder } from './use-order.ts'
import { WithDates } from '../../../ui/text/WithDates.tsx'

/** Any order by itself, of a person or of a place. Right after it was placed it is the receipt. */
export function OrderOverviewPage() {
  const { customerOrderId } = useParameters('OrderOverview')
  return <OrderPage key={customerOrderId} source="overview" customerOrderId={customerOrderId} isCRP={false} />
}

/** An order that somebody placed in the care recipient portal. */
export function CRPOrderOverviewPage() {
  const { customerOrderId } = useParameters('CRPOrderOverview')
  return <OrderPage key={customerOrderId} source="portal" customerOrderId={customerOrderId} isCRP />
}

/** The same page at an address below its person. */
export function OrderDetailsPage() {
  const { customerOrderId, isCRP } = useParameters('CareRecipientOrderDetails')
  return <OrderPage key={customerOrderId} source="history" customerOrderId={customerOrderId} isCRP={isCRP} />
}

/** And for customer service, at the place that stands in the address. */
export function CSPOrderDetailsPage() {
  const { clientId, carePlaceId, customerOrderId, isCRP } = useParameters('CSPRecipientOrderDetails')
  const place = { clientId, carePlaceId }
  return <OrderPage key={customerOrderId} source="history" {...{ customerOrderId, place, isCRP }} />
}

interface OrderPageProps {
  readonly source: OrderSource
  readonly customerOrderId: number
  readonly place?: Place
  readonly isCRP: boolean
}

function OrderPage({ source, customerOrderId, place, isCRP }: OrderPageProps) {
  const t = useAllTexts()
  const answer = useOrder(source, customerOrderId, place)
  const order = answer.data
  if (!order) {
    return (
      <Page title={t.orderPage.number({ number: String(customerOrderId) })}>
        <OrderWaits answer={answer} />
      </Page>
    )
  }
  return (
    <ShownOrder
      order={order}
      place={place}
      isCRP={isCRP}
      answeredAt={answer.dataUpdatedAt}
      onOver={() => void answer.refetch()}
    />
  )
}

interface ShownOrderProps {
  readonly order: OrderView
  readonly place: Place | undefined
  readonly isCRP: boolean
  readonly answeredAt: number
  readonly onOver: () => void
}

function ShownOrder({ order, place, isCRP, answeredAt, onOver }: ShownOrderProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderPage
  const { careRecipient: person, customerOrderId } = order
  const mood = moodOf(order)
  const nextPersons = useNextPersons(person?.careRecipientId, mood === 'receipt' && !place)
  const name = person ? [person.firstName, person.lastName].filter(Boolean).join(' ') : order.organizationUnitName
  const { come, of } = packagesOf(order.orders)
  const number = mood === 'receipt' || mood === 'undone' ? `${words.number({ number: String(customerOrderId) })}. ` : ''
  return (
    <Page
      breadcrumb={<OrderBreadcrumb order={order} place={place} />}
      title={
        <span className={css.title}>
          {mood === 'receipt' && (
            <span className={css.done}>
              <Icon size={24} of={<IconCheck />} />
            </span>
          )}
          <StepTitle moves={mood === 'receipt' ? 1 : 0}>{titleOf(order, name, t)}</StepTitle>
          {person?.protected && <Badge tone="guard">{t.careRecipients.protected.title}</Badge>}
        </span>
      }
      lead={
        <>
          {number && <b>{number}</b>}
          <WithDates>{leadOf(order, isCRP, t, f)}</WithDates>{' '}
          {mood === 'receipt' && person && <QueuePlace careRecipientId={person.careRecipientId} short />}
          {come > 0 && come < of && <b>{words.come({ come, of })} </b>}
          <Marks order={order} isDraft={mood === 'draft'} />
        </>
      }
      aside={
        mood === 'draft' ? (
          <ThrowDraftAway order={order} place={place} />
        ) : (
          <span className="o-row-8">
            <SaveReceipt order={order} place={place} />
            <Button icon={<IconPrinter />} onClick={() => window.print()}>
              {words.print}
            </Button>
          </span>
        )
      }
      action={<OrderAction order={order} place={place} nextPersons={nextPersons} />}
    >
      <OrderBody {...{ order, place, isCRP, answeredAt, onOver }} left={nextPersons.left} />
    </Page>
  )
}

/** Draft, of which kind, preorder, express, or from the care recipient portal. */
function Marks({ order, isDraft }: { readonly order: OrderView; readonly isDraft: boolean }) {
  const t = useAllTexts()
  const marks = kindsOf(order, t)
  return (
    <span className={css.marks}>
      {isDraft && <Badge>{t.orderPage.draft.badge}</Badge>}
      {order.orderType !== 'home-delivery-from-prescription' && <Badge tone="info">{typeText(order, t)}</Badge>}
      {marks.map((word) => (
        <Badge key={word} tone="info">
          {word}
        </Badge>
      ))}
      {order.source === 'CRP' && <Badge tone="info">{t.statuses.orderSource.crp}</Badge>}
    </span>
  )
}
