import type { PlaceProduct } from '@omsorg/contract/product-selection/care-place-cart/place-cart-view.ts'
import { detailOf } from '@omsorg/texts/pictures/product-detail.ts'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { areaColour } from '../../products/index.ts'
import { packagePrice } from '../product/price-text.ts'
import productCss from '../product/Product.module.css'
import { ProductMarks } from '../product/ProductMarks.tsx'
import { ProductName } from '../product/ProductName.tsx'
import { AmountOf } from './AmountOf.tsx'
import { FlavorAmounts } from './FlavorAmounts.tsx'
import css from './Store.module.css'
import { useStoreHere } from './store-here.ts'
import { CompareMark } from '../compare/CompareMark.tsx'

interface StoreTableProps {
  readonly caption: string
  readonly products: readonly PlaceProduct[]
  readonly pathOf: (itemNumber: string) => string
  readonly list?: string
  readonly stale?: boolean
  readonly instead?: ReactNode
  /** Each row can be taken out of the cart. */
  readonly removes?: boolean
}

/** Products of the store, each with its stock, its price, what is usual, and how much of it is wanted. */
export function StoreTable({ caption, products, pathOf, list, stale, instead, removes }: StoreTableProps) {
  const [t, format] = useTextsAndFormat()
  const { language } = useLanguage()
  const words = t.store
  const { columns } = t.productSelection
  const { cart, comparing } = useStoreHere()
  const price = {
    key: 'price',
    head: columns.price,
    right: true,
    cell: (row: PlaceProduct) => <span className={css.price}>{packagePrice(row, language) ?? '–'}</span>,
  }
  return (
    <DataTable
      caption={caption}
      rows={products}
      rowKey={(row) => row.itemNumber}
      list={list}
      stale={stale}
      instead={instead}
      under={(row) => {
        const line = cart.items.find((item) => item.itemNumber === row.itemNumber)
        return line && row.flavorsToChoose.length > 0 ? <FlavorAmounts line={line} /> : null
      }}
      columns={[
        {
          key: 'product',
          head: columns.product,
          card: 'title',
          cell: (row) => (
            <span className={productCss.rowProduct}>
              <ProductPicture
                shape={row.shape}
                area={areaColour(row.therapyArea)}
                detail={detailOf(row.properties)}
                size={44}
              />
              <span className={productCss.lines}>
                <ProductName name={row.name} path={pathOf(row.itemNumber)} />
                <span className={css.second}>
                  {row.agreementLetter && (
                    <AgreementLetter letter={row.agreementLetter} word={t.statuses.agreement[row.agreementLetter]} />
                  )}
                  {row.itemsPerPackage > 0 && t.common.units.piecesPerPackage({ count: row.itemsPerPackage })}
                </span>
              </span>
            </span>
          ),
        },
        { key: 'stock', head: columns.stock, cell: (row) => <ProductMarks product={row} /> },
        ...(cart.display?.pricesAreShown ? [price] : []),
        {
          key: 'usual',
          head: words.usual.column,
          cell: ({ usual }) =>
            usual ? (
              <span className={css.lines}>
                {t.common.units.packagesShort({ count: usual.packages })}
                <span className="o-second">{words.usual.last({ date: format.date(usual.lastOrderedOn) })}</span>
              </span>
            ) : (
              '–'
            ),
        },
        {
          key: 'amount',
          head: words.amount.column,
          right: true,
          card: 'action',
          cell: (row) => (
            <span className={css.end}>
              {cart.display?.compareAllowed && <CompareMark product={row} comparing={comparing} />}
              <AmountOf product={row} />
              {removes && cart.items.find((item) => item.itemNumber === row.itemNumber)?.mayChange && (
                <Button
                  variant="text"
                  size="compact"
                  aria-label={words.takeOut({ product: row.name })}
                  onClick={() => cart.set(row, null)}
                >
                  {t.common.actions.remove}
                </Button>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}
