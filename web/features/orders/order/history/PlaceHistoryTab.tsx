import { searchOrdersByCarePlace } from '@omsorg/contract/orders/order/search-orders-by-care-place.ts'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useAddressView } from '../../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { PageLead } from '../../../../ui/layout/PageLead.tsx'
import { againPathOf } from '../../again/again-path.ts'
import { asksOrdersAfter, useLiveOrders } from '../../live/use-live-orders.ts'
import { inputOf, orderHistoryView } from './history-view.ts'
import { OrdersFound } from './OrdersFound.tsx'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

/** What a care place has ordered, for itself and for its people: the first of its pages. */
export function PlaceHistoryTab() {
  const carePlaceId = useSessionUser()?.carePlaceId
  return carePlaceId && <PlaceHistory key={carePlaceId} carePlaceId={carePlaceId} />
}

function PlaceHistory({ carePlaceId }: { readonly carePlaceId: string }) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.history
  const { view, change } = useAddressView(orderHistoryView)
  useLiveOrders()
  const answer = useAnswer(
    searchOrdersByCarePlace,
    { input: { carePlaceId, ...inputOf(view) } },
    { keepFormer: true, silent: true, again: asksOrdersAfter },
  )
  const searchedFrom = answer.data?.searchedFrom
  return (
    <>
      <PageLead>{words.leadOfPlace}</PageLead>
      {searchedFrom && view.q !== '' && (
        <Notice tone="info">
          <WithDates>{words.searchedFrom({ date: f.date(searchedFrom) })}</WithDates>
        </Notice>
      )}
      <OrdersFound
        answer={answer}
        view={view}
        searched={words.searchedAtPlace}
        none={words.emptyOfPlace}
        ofPlace
        onChange={change}
        detailsPath={(customerOrderId, isCRP) =>
          pathTo(isCRP ? 'CRPOrderOverview' : 'OrderOverview', { customerOrderId })
        }
        againPath={(row) => againPathOf(row)}
      />
    </>
  )
}
