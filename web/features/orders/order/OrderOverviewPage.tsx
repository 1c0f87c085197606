import { RouteLink } from '../../../platform/navigation.tsx'
import { pathTo } from '../../../platform/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { useParameters } from '../../../platform/use-parameters.ts'
import { Breadcrumb, Page } from '../../../ui/Page.tsx'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderLead } from './OrderLead.tsx'
import { OrderParts } from './OrderParts.tsx'
import { OrderWaits } from './OrderWaits.tsx'
import { useOrder } from './use-order.ts'

/** Any order by itself, of a person or of a place. */
export function OrderOverviewPage() {
  const t = useAllTexts()
  const { customerOrderId } = useParameters('OrderOverview')
  const { data: order, error, isFetching, refetch } = useOrder('overview', customerOrderId, undefined)
  const title = t.orders.details.title({ number: String(customerOrderId) })
  if (!order) {
    return (
      <Page title={title}>
        <OrderWaits error={error} busy={isFetching} onRetry={() => void refetch()} />
      </Page>
    )
  }
  const person = order.careRecipient
  const name =
    person && ([person.firstName, person.lastName].filter(Boolean).join(' ') || t.careRecipients.protected.title)
  const links = person
    ? [
        <RouteLink key="all" to={pathTo('CareRecipientMain')}>
          {t.careRecipients.list.title}
        </RouteLink>,
        <RouteLink key="person" to={pathTo('CareRecipient', { careRecipientId: person.careRecipientId })}>
          {name}
        </RouteLink>,
      ]
    : []
  return (
    <Page
      breadcrumb={<Breadcrumb label={t.shell.breadcrumbs} links={links} here={title} />}
      title={title}
      lead={<OrderLead order={order} />}
      aside={<CancelOrder order={order} place={undefined} />}
    >
      <OrderParts order={order} />
    </Page>
  )
}
