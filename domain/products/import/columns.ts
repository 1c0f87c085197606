import { itemStatuses, stockStatuses } from '../../orders/placing/item-status.ts'
import { therapyAreas } from '../../therapy-area.ts'
import { agreementType, day, gtin, money, oneOf, text, whole, yesOrNo, type Reader } from './cells.ts'

/** What a file may hold: the catalogue of a market, the prices or agreements of one client, or the stock of a market. */
export const importKinds = ['products', 'prices', 'agreements', 'stock'] as const
export type ImportKind = (typeof importKinds)[number]

/** One heading that a file may have. */
export interface Column {
  /** The field that it fills; headings are compared without case, spaces and signs. */
  readonly field: string
  readonly read: Reader
  /** A blank cell is an error; elsewhere it leaves what is known as it is. */
  readonly required?: true
}

const itemNumber: Column = { field: 'itemNumber', read: text(40), required: true }
const validity: readonly Column[] = [
  { field: 'customerNumber', read: text(40) },
  { field: 'validFrom', read: day },
  { field: 'validTo', read: day },
]

/** What each kind of file may hold. Whatever else stands in its headings is an error, but for properties. */
export const columnsOf: Readonly<Record<ImportKind, readonly Column[]>> = {
  products: [
    itemNumber,
    { field: 'name', read: text(200) },
    { field: 'therapyArea', read: oneOf(therapyAreas) },
    { field: 'productNumber', read: text(40) },
    { field: 'productGroupNumber', read: text(40) },
    { field: 'brand', read: text(100) },
    { field: 'description', read: text(2000) },
    { field: 'productType', read: text(60) },
    { field: 'shape', read: text(40) },
    { field: 'itemStatus', read: oneOf(itemStatuses) },
    { field: 'delayedUntil', read: day },
    { field: 'active', read: yesOrNo },
    { field: 'stockItem', read: yesOrNo },
    { field: 'latex', read: yesOrNo },
    { field: 'pvc', read: yesOrNo },
    { field: 'pca', read: yesOrNo },
    { field: 'itemsPerPackage', read: whole(1, 100_000) },
    { field: 'unit', read: oneOf(['piece', 'bottle', 'bag', 'sachet', 'millilitre', 'gram']) },
    { field: 'gtin', read: gtin },
    { field: 'supplierItemNumber', read: text(40) },
    { field: 'producerItemNumber', read: text(40) },
    { field: 'flavor', read: text(60) },
    { field: 'vatClass', read: oneOf(['standard', 'food', 'incontinence', 'medicine']) },
  ],
  prices: [
    itemNumber,
    { field: 'price', read: money, required: true },
    {
      field: 'priceAgreementType',
      read: oneOf(['list-price', 'campaign', 'agreement', 'complementary', 'not-agreed', 'pca']),
    },
    ...validity,
  ],
  agreements: [itemNumber, { field: 'agreementType', read: agreementType, required: true }, ...validity],
  stock: [
    itemNumber,
    { field: 'status', read: oneOf(stockStatuses), required: true },
    { field: 'quantity', read: whole(0, 10_000_000) },
    { field: 'expectedOn', read: day },
  ],
}

/** What only one therapy area knows stands in columns of its own: `property.absorption`. */
export const propertyPrefix = 'property.'

/** Headings as people write them: 'Item number', 'item_number' and 'itemNumber' are one. */
export function sameHeading(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\d.]/gu, '')
}
