import type { LineView } from '@omsorg/contract/orders/withdrawal/line.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { flavorText } from '../../products/index.ts'
import { areaColour } from '../../products/index.ts'
import css from './Order.module.css'

export type ShownLine = Pick<LineView, 'itemNumber' | 'product' | 'quantity' | 'flavors' | 'pricePerPackage' | 'net'>

interface OrderLinesProps {
  /** Before it is placed nothing was ordered yet. */
  readonly caption?: string
  readonly lines: readonly ShownLine[]
  readonly showPrices: boolean
}

/** The lines of an order, to be read. */
export function OrderLines({ caption, lines, showPrices }: OrderLinesProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orders.quantity.columns
  const money = (amount: number | null) => (amount === null ? '–' : f.money(amount))
  const prices: Column<ShownLine>[] = [
    { key: 'price', head: words.price, cell: (line) => money(line.pricePerPackage), right: true, minor: true },
    { key: 'sum', head: words.sum, cell: (line) => <b>{money(line.net)}</b>, right: true },
  ]
  return (
    <DataTable
      caption={caption ?? t.orders.details.lines}
      rows={lines}
      rowKey={(line) => line.itemNumber}
      columns={[
        { key: 'product', head: words.product, cell: (line) => <Product line={line} />, card: 'title' },
        {
          key: 'packages',
          head: words.packages,
          cell: (line) => t.common.units.packagesShort({ count: line.quantity }),
          right: true,
        },
        ...(showPrices ? prices : []),
      ]}
    />
  )
}

function Product({ line: { product, itemNumber, flavors } }: { readonly line: ShownLine }) {
  const t = useAllTexts()
  const chosen = flavors.filter(({ packages }) => packages > 0)
  return (
    <span className={css.product}>
      <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={40} />
      <span>
        <b>{product.name}</b>
        <small>
          {chosen.length > 0
            ? chosen.map(({ name, packages }) => `${flavorText(t, name)} ${packages}`).join(', ')
            : itemNumber}
        </small>
      </span>
    </span>
  )
}
