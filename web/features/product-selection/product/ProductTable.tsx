import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import { detailOf } from '@omsorg/texts/pictures/product-detail.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../../products/index.ts'
import { Price } from './Price.tsx'
import { ProductMarks } from './ProductMarks.tsx'
import { Properties } from './Properties.tsx'
import { secondLine } from './second-line.ts'
import css from './Product.module.css'
import { ProductName } from './ProductName.tsx'
import type { ProductDisplay } from './product-display.ts'
import type { ProductSlots } from './slots.ts'

interface ProductTableProps extends ProductSlots {
  readonly products: readonly OfferedProduct[]
  readonly pathOf: (product: OfferedProduct) => string
  readonly display: ProductDisplay
  readonly caption: string
}

export function ProductTable({ products, pathOf, display, caption, choice, marks }: ProductTableProps) {
  const t = useCareTexts()
  const { columns } = t.productSelection
  const price = {
    key: 'price',
    head: columns.price,
    right: true,
    cell: (row: OfferedProduct) => <Price product={row} shown />,
  }
  return (
    <DataTable
      caption={caption}
      rows={products}
      rowKey={(row) => row.itemNumber}
      columns={[
        {
          key: 'product',
          head: columns.product,
          card: 'title',
          cell: (row) => (
            <span className={css.rowProduct}>
              <ProductPicture
                shape={row.shape}
                area={areaColour(row.therapyArea)}
                detail={detailOf(row.properties)}
                size={44}
              />
              <span className={css.lines}>
                <ProductName name={row.name} path={pathOf(row)} />
                <span className="o-second">
                  <br />
                  {secondLine(row, t)}
                </span>
              </span>
            </span>
          ),
        },
        {
          key: 'properties',
          head: columns.properties,
          card: 'body',
          cell: (row) => <Properties product={row} count={2} />,
        },
        {
          key: 'agreement',
          head: columns.agreement,
          cell: ({ agreementLetter: letter }) =>
            letter && <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />,
        },
        {
          key: 'stock',
          head: columns.stock,
          card: 'status',
          cell: (row) => <ProductMarks product={row}>{marks(row)}</ProductMarks>,
        },
        ...(display.pricesAreShown ? [price] : []),
        {
          key: 'choice',
          head: columns.choice,
          right: true,
          card: 'action',
          cell: (row) => <span className={css.rowEnd}>{choice(row, display.compareAllowed)}</span>,
        },
      ]}
    />
  )
}
