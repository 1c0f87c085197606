import { searchOrdersByCarePlace } from '@omsorg/contract/orders/order/search-orders-by-care-place.ts'
import { HistoryCard } from '../../../../platform/HistoryCard.tsx'
import { NothingFound } from '../../../../platform/NothingFound.tsx'
import { useAnswer } from '../../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useAddressView } from '../../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../../platform/session/use-session.ts'
import { Empty } from '../../../../ui/feedback/Empty.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { PageLead } from '../../../../ui/layout/PageLead.tsx'
import { againPathOf } from '../../again/again-path.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { inputOf, isFiltered, orderHistoryView, wholeHistory } from './history-view.ts'

/** What a care place has ordered, for itself and for its people: the first of its pages. */
export function PlaceHistoryTab() {
  const carePlaceId = useSessionUser()?.carePlaceId
  return carePlaceId && <PlaceHistory key={carePlaceId} carePlaceId={carePlaceId} />
}

function PlaceHistory({ carePlaceId }: { readonly carePlaceId: string }) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.history
  const { view, change } = useAddressView(orderHistoryView)
  const answer = useAnswer(
    searchOrdersByCarePlace,
    { input: { carePlaceId, ...inputOf(view) } },
    { keepFormer: true, silent: true },
  )
  const searchedFrom = answer.data?.searchedFrom
  const without = { ...wholeHistory, q: view.q }
  const nothingFound = (
    <NothingFound
      term={view.q}
      title={words.noMatch}
      onClearTerm={() => change({ q: '', page: 1 })}
      onClearFilters={isFiltered({ ...view, q: '' }) ? () => change(without) : undefined}
    >
      {view.q !== '' && words.searchedAtPlace}
    </NothingFound>
  )
  return (
    <>
      <PageLead>{words.leadOfPlace}</PageLead>
      {searchedFrom && view.q !== '' && (
        <Notice tone="info">{words.searchedFrom({ date: f.date(searchedFrom) })}</Notice>
      )}
      <HistoryCard
        title={words.title}
        answer={answer}
        page={view.page}
        onPage={(page) => change({ page })}
        filters={<HistoryFilters key={view.q} view={view} onChange={change} />}
        empty={isFiltered(view) ? nothingFound : <Empty title={words.emptyOfPlace} />}
        table={(rows, instead) => (
          <HistoryTable
            rows={rows}
            view={view}
            instead={instead}
            ofPlace
            againPath={(row) => againPathOf(row)}
            onChange={change}
            detailsPath={(customerOrderId, isCRP) =>
              pathTo(isCRP ? 'CRPOrderOverview' : 'OrderOverview', { customerOrderId })
            }
          />
        )}
      />
    </>
  )
}
