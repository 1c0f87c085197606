import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { NothingFound } from '../../../../platform/NothingFound.tsx'
import { HistoryCard } from '../../../../platform/HistoryCard.tsx'
import type { Place } from '../../../../platform/calls/request.ts'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useParameters } from '../../../../platform/routing/use-parameters.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { useAddressView } from '../../../../platform/routing/use-address-view.ts'
import { Empty } from '../../../../ui/feedback/Empty.tsx'
import { againPathOf } from '../../again/again-path.ts'
import { asksOrdersAfter, useLiveOrders } from '../../live/use-live-orders.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { inputOf, isFiltered, orderHistoryView, wholeHistory } from './history-view.ts'

/** The order history of a person, under the person's head. */
export function OrderHistoryTab() {
  const { careRecipientId } = useParameters('CareRecipientOrderHistory')
  return (
    <OrderHistory
      key={careRecipientId}
      careRecipientId={careRecipientId}
      detailsPath={(customerOrderId, isCRP) =>
        pathTo('CareRecipientOrderDetails', { careRecipientId, customerOrderId, isCRP })
      }
    />
  )
}

/** The same for customer service, at the place that stands in the address. */
export function CSPOrderHistoryTab() {
  const { careRecipientId, clientId, carePlaceId } = useParameters('CSPRecipientOrderHistory')
  const place = { clientId, carePlaceId }
  return (
    <OrderHistory
      key={careRecipientId}
      careRecipientId={careRecipientId}
      place={place}
      detailsPath={(customerOrderId, isCRP) =>
        pathTo('CSPRecipientOrderDetails', { careRecipientId, ...place, customerOrderId, isCRP })
      }
    />
  )
}

interface OrderHistoryProps {
  readonly careRecipientId: number
  readonly place?: Place
  readonly detailsPath: (customerOrderId: number, isCRP: boolean) => string
}

function OrderHistory({ careRecipientId, place, detailsPath }: OrderHistoryProps) {
  const t = useAllTexts()
  const words = t.orders.history
  const { view, change } = useAddressView(orderHistoryView)
  useLiveOrders()
  const answer = useAnswer(
    searchOrdersByCareRecipient,
    { input: { careRecipientId, ...inputOf(view) } },
    { keepFormer: true, silent: true, place, again: asksOrdersAfter },
  )

  const without = { ...wholeHistory, q: view.q }
  const nothingFound = (
    <NothingFound
      term={view.q}
      title={words.noMatch}
      onClearTerm={() => change({ q: '', page: 1 })}
      onClearFilters={isFiltered({ ...view, q: '' }) ? () => change(without) : undefined}
    >
      {view.q !== '' && words.searched}
    </NothingFound>
  )
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={view.page}
      onPage={(page) => change({ page })}
      filters={<HistoryFilters key={view.q} view={view} onChange={change} />}
      empty={isFiltered(view) ? nothingFound : <Empty title={words.empty} />}
      table={(rows, instead) => (
        <HistoryTable
          rows={rows}
          view={view}
          instead={instead}
          onChange={change}
          detailsPath={detailsPath}
          againPath={(row) => againPathOf(row, place)}
        />
      )}
    />
  )
}
