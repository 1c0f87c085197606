import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import type { EndedSelection } from '@omsorg/contract/product-selection/cart/read-cart-history.ts'
import { isReplacedItem } from '@omsorg/domain/product-selection/cart/shown-item.ts'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../../platform/format.ts'
import { useAllTexts } from '../../../../platform/texts.tsx'
import { AreaMark } from '../../../../ui/picture/AreaMark.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { type Column, DataTable } from '../../../../ui/table/DataTable.tsx'
import { ProductPicture } from '../../../../ui/picture/ProductPicture.tsx'
import { areaColour, consumptionText } from '../../../products/index.ts'
import cart from '../Cart.module.css'
import css from './History.module.css'
import { addToCart } from '@omsorg/contract/product-selection/cart/add-to-cart.ts'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import { Button } from '../../../../ui/action/Button.tsx'
import { blockText } from '../block-text.ts'
import { useCart, useCartAction, useProductRights } from '../use-cart.ts'
import { authorName } from '../../../../platform/author-name.ts'

interface HistoryRowsProps {
  readonly rows: readonly EndedSelection[]
  readonly instead: ReactNode
}

export function HistoryRows({ rows, instead }: HistoryRowsProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.cart.history
  const columns: Column<EndedSelection>[] = [
    { key: 'product', head: words.columns.product, card: 'title', cell: (row) => <Product row={row} /> },
    {
      key: 'ended',
      head: words.columns.ended,
      card: 'body',
      cell: ({ replacedBy, endedOn, endedBy, ...row }) => (
        <span className={cart.lines}>
          <Badge tone="quiet">{isReplacedItem(row) ? words.replaced : words.removed}</Badge>
          {replacedBy && <b>{words.replacedBy({ product: replacedBy.name })}</b>}
          <time dateTime={endedOn}>{format.dateTime(endedOn)}</time>
          <small className={cart.second}>{authorName(endedBy, t)}</small>
        </span>
      ),
    },
    {
      key: 'selected',
      head: words.columns.selected,
      card: 'labelled',
      cell: ({ selectedOn, selectedBy }) => (
        <span className={cart.lines}>
          <time dateTime={selectedOn}>{format.dateTime(selectedOn)}</time>
          <small className={cart.second}>{authorName(selectedBy, t)}</small>
        </span>
      ),
    },
    {
      key: 'events',
      head: words.whatHappened,
      headHidden: true,
      card: 'body',
      cell: (row) => <Events row={row} />,
    },
    {
      key: 'again',
      head: words.again,
      headHidden: true,
      card: 'action',
      right: true,
      cell: (row) => <SelectAgain row={row} />,
    },
  ]
  return (
    <DataTable caption={words.title} columns={columns} rows={rows} rowKey={(row) => row.cartItemId} instead={instead} />
  )
}

interface RowProps {
  readonly row: EndedSelection
}

function Product({ row: { product, consumption, consumptionPeriod, therapyArea } }: RowProps) {
  const t = useAllTexts()
  const use = consumptionText(t, { consumption, consumptionPeriod, unit: product.unit })
  const area = areaColour(therapyArea)
  return (
    <span className={cart.product}>
      <ProductPicture shape={product.shape} area={area} size={44} />
      <span className={cart.lines}>
        <b>{unbroken(product.name)}</b>
        <small className={cart.second}>{use ?? t.careRecipients.supply.consumptionMissing}</small>
        <AreaMark area={area}>{t.therapyAreas.short[therapyArea]}</AreaMark>
      </span>
    </span>
  )
}

/** Everything that happened, folded away: most readers want the end alone. */
function Events({ row: { events } }: RowProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.cart.history
  if (events.length === 0) return null
  return (
    <details className={css.events}>
      <summary>{words.events({ count: events.length })}</summary>
      <ol>
        {events.map(({ event, at, by }) => (
          <li key={`${event} ${at}`}>
            <b>{words.event[event]}</b> <time dateTime={at}>{format.dateTime(at)}</time>{' '}
            <span>{authorName(by, t)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Selects once more what was selected before, with the consumption of then, to be looked at. Flavours are chosen anew. */
function SelectAgain({ row }: { readonly row: EndedSelection }) {
  const t = useAllTexts()
  const words = t.cart.history
  const cart = useCart()
  const rights = useProductRights()
  const adding = useCartAction(addToCart)
  const { careRecipientId, therapyArea, itemNumber, consumption, consumptionPeriod } = row
  const select = rights.data?.areas.find((area) => area.therapyArea === therapyArea)?.select
  const isThere = cart.data?.entities.some((item) => item.itemNumber === itemNumber)
  const reason = isThere ? words.inCart : select && blockText(t, select)

  const items = [{ itemNumber, consumption, consumptionPeriod, checkConsumption: true }]
  return (
    <Button
      size="compact"
      icon={<IconRotate />}
      reason={reason}
      busy={adding.busy || !cart.data || !rights.data}
      aria-label={t.productSelection.named({ action: words.again, product: row.product.name })}
      onClick={() => void adding.run({ input: { careRecipientId, therapyArea, items } })}
    >
      {words.again}
    </Button>
  )
}
