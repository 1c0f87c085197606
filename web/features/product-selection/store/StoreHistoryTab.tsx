import { readPlaceCartHistory } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart-history.ts'
import { defaultPageSize } from '@omsorg/contract/paging.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { addressView, page } from '../../../platform/routing/address-view.ts'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { DoneBy, StoreProduct } from './StoreCells.tsx'
import css from './Store.module.css'
import { authorName } from '../../../platform/author-name.ts'

const view = addressView({ page })

/** What was selected for the store and is no more: ordered, taken out or replaced, by whom and when. */
export function StoreHistoryTab() {
  const [t, format] = useTextsAndFormat()
  const words = t.store.history
  const { view: at, change } = useAddressView(view)
  const carePlaceId = useSessionUser()?.carePlaceId ?? ''
  const answer = useAnswer(
    readPlaceCartHistory,
    { params: { carePlaceId }, query: { page: at.page, pageSize: defaultPageSize } },
    { keepFormer: true, silent: true },
  )
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={at.page}
      onPage={(next) => change({ page: next })}
      filters={null}
      empty={<Empty title={words.empty}>{words.body}</Empty>}
      table={(rows, instead) => (
        <DataTable
          caption={words.title}
          rows={rows}
          rowKey={(row) => String(row.cartItemId)}
          instead={instead}
          columns={[
            {
              key: 'product',
              head: t.productSelection.columns.product,
              card: 'title',
              cell: ({ product }) => <StoreProduct product={product} />,
            },
            {
              key: 'amount',
              head: words.amount,
              cell: ({ packages }) => (packages === null ? '–' : t.common.units.packagesShort({ count: packages })),
            },
            {
              key: 'ended',
              head: words.ended,
              card: 'body',
              cell: ({ ending, endedOn, endedBy }) => (
                <span className={css.lines}>
                  <span>
                    <Badge tone={ending === 'ordered' ? 'fresh' : 'quiet'}>{words.endings[ending]}</Badge>
                  </span>
                  <time dateTime={endedOn}>{format.dateTime(endedOn)}</time>
                  <span className="o-second">{authorName(endedBy, t)}</span>
                </span>
              ),
            },
            {
              key: 'selected',
              head: words.selected,
              cell: ({ selectedOn, selectedBy }) => <DoneBy on={selectedOn} by={selectedBy} />,
            },
          ]}
        />
      )}
    />
  )
}
