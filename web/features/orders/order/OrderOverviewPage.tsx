import { useAllTexts } from '../../../platform/texts.tsx'
import { useParameters } from '../../../platform/routing/use-parameters.ts'
import { Breadcrumb, Page } from '../../../ui/layout/Page.tsx'
import { PersonBreadcrumb } from '../../care-recipients/index.ts'
import { CancelOrder } from './CancelOrder.tsx'
import { OrderLead } from './OrderLead.tsx'
import { OrderParts } from './OrderParts.tsx'
import { OrderWaits } from './OrderWaits.tsx'
import { useOrder } from './use-order.ts'

/** Any order by itself, of a person or of a place. */
export function OrderOverviewPage() {
  const t = useAllTexts()
  const { customerOrderId } = useParameters('OrderOverview')
  const answer = useOrder('overview', customerOrderId)
  const order = answer.data
  const title = t.orders.details.title({ number: String(customerOrderId) })
  if (!order) {
    return (
      <Page title={title}>
        <OrderWaits answer={answer} />
      </Page>
    )
  }
  const { careRecipient: person } = order
  return (
    <Page
      breadcrumb={
        person ? (
          <PersonBreadcrumb person={person} here={title} />
        ) : (
          <Breadcrumb label={t.shell.breadcrumbs} links={[]} here={title} />
        )
      }
      title={title}
      lead={<OrderLead order={order} />}
      aside={<CancelOrder order={order} />}
    >
      <OrderParts order={order} />
    </Page>
  )
}
