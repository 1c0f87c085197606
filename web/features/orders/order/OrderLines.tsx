import type { LineView } from '@omsorg/contract/orders/placing/line.ts'
import type { ReactNode } from 'react'
import type { Place } from '../../../platform/calls/request.ts'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour, flavorText } from '../../products/index.ts'
import { ClaimOfLine } from '../../claims/index.ts'
import css from './Order.module.css'
import { wayWordOf, type OrderPart } from './order-progress.ts'

export type ShownLine = Pick<
  LineView,
  'itemNumber' | 'product' | 'quantity' | 'itemsPerPackage' | 'flavors' | 'net' | 'vatRate'
> & { readonly delivered?: number; /** Whose line it is, in an order for many. */ readonly who?: string | undefined }

interface OrderLinesProps {
  readonly caption?: string
  readonly lines: readonly ShownLine[]
  readonly showPrices: boolean
  /** What has come of each line is told once something of it can have come. */
  readonly showDelivered?: boolean
  /** What can be done with a line, or was done with it, below its product. */
  readonly below?: ((line: ShownLine) => ReactNode) | undefined
}

/** The lines of an order, to be read. */
export function OrderLines({ caption, lines, showPrices, showDelivered = false, below }: OrderLinesProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.orderPage
  const delivered: Column<ShownLine> = {
    key: 'delivered',
    head: words.delivered,
    cell: ({ quantity, delivered: come = 0 }) => words.deliveredOf({ come, of: quantity }),
    right: true,
  }
  const resident: Column<ShownLine> = {
    key: 'resident',
    head: t.orderKinds.residents.columns.resident,
    cell: ({ who }) => <b>{who}</b>,
  }
  const price: Column<ShownLine> = {
    key: 'sum',
    head: t.orders.quantity.columns.sum,
    cell: ({ net, vatRate }) => (
      <>
        <b>{net === null ? '–' : f.money(net)}</b>
        <small className="o-second-line">{words.vat({ percent: f.percent(vatRate / 100) })}</small>
      </>
    ),
    right: true,
  }
  return (
    <DataTable
      caption={caption ?? words.lines}
      rows={lines}
      rowKey={(line) => `${line.who ?? ''} ${line.itemNumber}`}
      columns={[
        ...(lines.some(({ who }) => who !== undefined) ? [resident] : []),
        {
          key: 'product',
          head: t.orders.quantity.columns.product,
          cell: (line) => (
            <>
              <Product line={line} />
              {below && <span className={css.below}>{below(line)}</span>}
            </>
          ),
          card: 'title',
        },
        {
          key: 'packages',
          head: words.amount,
          cell: ({ quantity, itemsPerPackage }) => (
            <>
              <b>{t.common.units.packagesShort({ count: quantity })}</b>
              <small className="o-second-line">{t.common.units.pieces({ count: quantity * itemsPerPackage })}</small>
            </>
          ),
          right: true,
        },
        ...(showDelivered ? [delivered] : []),
        ...(showPrices ? [price] : []),
      ]}
    />
  )
}

function Product({ line: { product, itemNumber, flavors } }: { readonly line: ShownLine }) {
  const t = useCareTexts()
  const chosen = flavors.filter(({ packages }) => packages > 0)
  const split = chosen.map(
    ({ name, packages }) => `${flavorText(t, name)} ${t.common.units.packagesShort({ count: packages })}`,
  )
  return (
    <span className={css.product}>
      <ProductPicture shape={product.shape} area={areaColour(product.therapyArea)} size={40} />
      <span>
        <b>{product.name}</b>
        <small>{split.length > 0 ? split.join(', ') : itemNumber}</small>
      </span>
    </span>
  )
}

/** Below the lines of a part that has arrived, or is arriving: report a fault, or what was reported. */
export function claimsBelow(customerOrderId: number, part: OrderPart | undefined, place: Place | undefined) {
  const stands = part && wayWordOf(part.erpOrderStatus)
  if (!part || (stands !== 'on-its-way' && stands !== 'delivered')) return undefined
  return ({ itemNumber, product }: ShownLine) => (
    <ClaimOfLine
      customerOrderId={customerOrderId}
      orderId={part.orderId}
      itemNumber={itemNumber}
      itemName={product.name}
      place={place}
    />
  )
}
