import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import type { Place } from '../../../platform/calls/request.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Breadcrumb } from '../../../ui/layout/Page.tsx'
import { nameOrProtected } from '../../care-recipients/index.ts'

/** From an order back to the person's history, the person, and the list; customer service has no list. */
export function OrderBreadcrumb({ order, place }: { readonly order: OrderView; readonly place: Place | undefined }) {
  const t = useAllTexts()
  const isService = useSessionUser()?.application === 'CSP'
  const { careRecipient: person, customerOrderId } = order
  const here = t.orderPage.number({ number: String(customerOrderId) })
  if (!person) {
    const history = (
      <RouteLink key="history" to={pathTo('CarePlace')}>
        {t.orders.history.title}
      </RouteLink>
    )
    const links = [order.organizationUnitName, ...(isService ? [] : [history])]
    return <Breadcrumb label={t.shell.breadcrumbs} links={links} here={here} />
  }
  const { careRecipientId } = person
  const at = place && { careRecipientId, ...place }
  const links = [
    ...(place ? [] : [{ to: pathTo('CareRecipientMain'), word: t.careRecipients.list.title }]),
    {
      to: at ? pathTo('CSPRecipient', at) : pathTo('CareRecipient', { careRecipientId }),
      word: nameOrProtected(person, t),
    },
    {
      to: at ? pathTo('CSPRecipientOrderHistory', at) : pathTo('CareRecipientOrderHistory', { careRecipientId }),
      word: t.orders.history.title,
    },
  ]
  return (
    <Breadcrumb
      label={t.shell.breadcrumbs}
      links={links.map(({ to, word }) => (
        <RouteLink key={to} to={to}>
          {word}
        </RouteLink>
      ))}
      here={here}
    />
  )
}
