import { type FoundOrder, findOrders } from '@omsorg/contract/orders/order/find-orders.ts'
import { orderState } from '@omsorg/domain/orders/order/order-transitions.ts'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useFormat } from '../../../platform/format.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { serviceAddress } from '../../../platform/routing/service-address.ts'
import type { SessionUser } from '../../../platform/session/session-user.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { kindLine, toneOfStatus } from '../../orders/index.ts'
import { groupOf } from './group-of.ts'
import type { Group } from './groups.ts'
import type { PaletteRow } from './row.ts'

/** From so many signs on. */
const shortest = 2

/** Orders by number, and at a care place by the name of the person; null for whoever may read none. */
export function useOrders(term: string, user: SessionUser): Group<PaletteRow> | null {
  const t = useAllTexts()
  const format = useFormat()
  const { permissions, application } = user
  const may = application !== 'PRINCIPAL' && permissions.includes('OrderRead')
  const asks = may && term.length >= shortest
  const answer = useAnswer(findOrders, { input: { searchTerm: term } }, { enabled: asks, silent: true })
  if (!may) return null
  return asks
    ? groupOf('orders', answer, (data) => data.orders.map(rowOf))
    : { name: 'orders', state: 'short', rows: [] }

  function rowOf(order: FoundOrder): PaletteRow {
    const { customerOrderId, erpOrderStatus: status } = order
    const isDraft = order.state === orderState.saved
    return {
      key: `order ${customerOrderId}`,
      sign: <Icon of={isDraft ? <IconShoppingCart /> : <IconPackage />} />,
      title: isDraft ? t.palette.begunOrder : t.orders.details.title({ number: String(customerOrderId) }),
      second: [
        whomOf(order),
        kindLine(order, t),
        t.common.units.packages({ count: order.totalPackages }),
        application === 'CSP' && order.carePlaceName,
      ]
        .filter(Boolean)
        .join(', '),
      end: (
        <>
          {isDraft ? (
            <Badge>{t.statuses.order.saved}</Badge>
          ) : (
            status && <Badge tone={toneOfStatus(status)}>{t.statuses.erp[status]}</Badge>
          )}
          <span className="o-second">{format.dateTime(order.createdOn)}</span>
        </>
      ),
      open: pathOf(order, isDraft),
    }
  }

  function whomOf({ careRecipientId, careRecipientName, carePlaceName }: FoundOrder): string | false {
    if (careRecipientId !== null) return careRecipientName ?? t.careRecipients.protected.title
    return application === 'GUIDE' && carePlaceName
  }

  /** A draft goes on from the page of its person, one of the place where it is filled in. */
  function pathOf(order: FoundOrder, isDraft: boolean): (() => void) | null {
    const { careRecipientId, customerOrderId, clientId, carePlaceId } = order
    const at = carePlaceId === null ? null : { clientId, carePlaceId }
    if (careRecipientId === null) {
      const path = isDraft
        ? pathTo(order.orderType === 'group' ? 'OrderGroupOrder' : 'OrderNursingHome', {})
        : pathTo('OrderOverview', { customerOrderId })
      return () => void openAddress(application === 'GUIDE' ? path : serviceAddress(path, at))
    }
    if (application === 'GUIDE') {
      const path = isDraft
        ? pathTo('CareRecipient', { careRecipientId })
        : pathTo('CareRecipientOrderDetails', { careRecipientId, customerOrderId })
      return () => void openAddress(path)
    }
    if (at === null) return null
    const person = { careRecipientId, ...at }
    const path = isDraft
      ? pathTo('CSPRecipient', person)
      : pathTo('CSPRecipientOrderDetails', { ...person, customerOrderId })
    return () => void openAddress(path)
  }
}
