import { readPlaceCart } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart.ts'
import { deletePlaceCartItem } from '@omsorg/contract/product-selection/care-place-cart/delete-place-cart-item.ts'
import { readPlaceCartHistory } from '@omsorg/contract/product-selection/care-place-cart/read-place-cart-history.ts'
import type { PlaceCartItem } from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'
import { defaultPageSize } from '@omsorg/contract/paging.ts'
import IconListSearch from '@tabler/icons-react/dist/esm/icons/IconListSearch.mjs'
import { type ReactNode, useId, useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { HistoryCard } from '../../../platform/history/HistoryCard.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { addressView, page } from '../../../platform/routing/address-view.ts'
import { mayOpen } from '../../../platform/routing/guards.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAddressView } from '../../../platform/routing/use-address-view.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Empty } from '../../../ui/feedback/Empty.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { DoneBy, StoreProduct } from './StoreCells.tsx'
import css from './Store.module.css'

const view = addressView({ page })

/** What the care place has selected for its store, with what is wanted of it, and the ways to order and to take out. */
export function SelectedForStoreTab() {
  const [t] = useTextsAndFormat()
  const words = t.store.selected
  const { view: at, change } = useAddressView(view)
  const user = useSessionUser()
  const carePlaceId = user?.carePlaceId ?? ''
  const answer = useAnswer(
    readPlaceCart,
    { params: { carePlaceId }, query: { page: at.page, pageSize: defaultPageSize } },
    { keepFormer: true, silent: true },
  )
  const facts = { user, challenged: false, membership: [] }
  const search = mayOpen('ProductSelectionCarePlace', facts) && (
    <RouteButton icon={<IconListSearch />} size="compact" to={pathTo('ProductSelectionCarePlace', { carePlaceId })}>
      {words.search}
    </RouteButton>
  )
  const order =
    mayOpen('OrderGroupOrder', facts) && answer.data?.totalCount ? (
      <RouteButton variant="tinted" size="compact" to={pathTo('OrderGroupOrder')}>
        {words.order}
      </RouteButton>
    ) : null
  return (
    <HistoryCard
      title={words.title}
      answer={answer}
      page={at.page}
      onPage={(next) => change({ page: next })}
      filters={
        <div className={css.actions}>
          {search}
          {order}
        </div>
      }
      empty={
        <Empty title={words.empty} action={search}>
          {words.body}
        </Empty>
      }
      table={(rows, instead) => <SelectedRows rows={rows} instead={instead} />}
    />
  )
}

interface SelectedRowsProps {
  readonly rows: readonly PlaceCartItem[]
  readonly instead: ReactNode
}

function SelectedRows({ rows, instead }: SelectedRowsProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.store
  const [asked, setAsked] = useState<PlaceCartItem | null>(null)
  const removing = useAction(deletePlaceCartItem, { outdates: [readPlaceCart, readPlaceCartHistory] })
  const { units } = t.common
  const saidOnce = useId()
  const mayOnlyLook = rows.some(({ can }) => can.change.reason === 'right-missing')
  return (
    <>
      {mayOnlyLook && (
        <p id={saidOnce} className={css.only}>
          {words.blocks['right-missing']}
        </p>
      )}
      <DataTable
        caption={words.selected.title}
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
            head: words.amount.column,
            cell: ({ packages, flavors }) => (
              <span className={css.lines}>
                {packages === null ? '–' : units.packagesShort({ count: packages })}
                {flavors.length > 0 && (
                  <span className="o-second">
                    {flavors.map((flavor) => `${flavor.name} ${flavor.packages ?? 0}`).join(', ')}
                  </span>
                )}
              </span>
            ),
          },
          {
            key: 'usual',
            head: words.usual.column,
            cell: ({ product: { usual } }) =>
              usual ? (
                <span className={css.lines}>
                  {units.packagesShort({ count: usual.packages })}
                  <span className="o-second">{words.usual.last({ date: format.date(usual.lastOrderedOn) })}</span>
                </span>
              ) : (
                '–'
              ),
          },
          {
            key: 'by',
            head: words.selected.by,
            cell: ({ selectedOn, selectedBy }) => <DoneBy on={selectedOn} by={selectedBy} />,
          },
          {
            key: 'remove',
            head: t.common.actions.remove,
            headHidden: true,
            right: true,
            card: 'action',
            cell: (row) => (
              <Button
                variant="text"
                size="compact"
                aria-label={words.takeOut({ product: row.product.name })}
                {...(row.can.change.reason ? { reason: words.blocks[row.can.change.reason] } : {})}
                reasonId={row.can.change.reason === 'right-missing' ? saidOnce : undefined}
                onClick={() => setAsked(row)}
              >
                {t.common.actions.remove}
              </Button>
            ),
          },
        ]}
      />
      {asked && (
        <ActionDialog
          title={`${words.takeOut({ product: asked.product.name })}?`}
          action={t.common.actions.remove}
          danger
          busy={removing.busy}
          onClose={() => setAsked(null)}
          onAction={async () => {
            const { carePlaceId, itemNumber } = asked
            await removing.run(
              { params: { carePlaceId, itemNumber } },
              { done: words.cart.removed({ product: asked.product.name }) },
            )
            setAsked(null)
          }}
        />
      )}
    </>
  )
}
