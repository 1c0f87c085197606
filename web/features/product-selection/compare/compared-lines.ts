import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { flavorText } from '../../products/index.ts'
import { packagePrice, piecePrice } from '../product/price-text.ts'
import { propertyText } from '../product/property-text.ts'
import { stockWord, unavailableText } from '../product/stock-text.ts'
import { propertiesAmong } from './differences.ts'

interface Words {
  readonly t: AllTexts
  readonly format: Formats
  readonly language: Language
  readonly pricesAreShown: boolean
}

/** What is compared, line by line: first what decides in the area, then what holds for every product. */
export function comparedLines(products: readonly OfferedProduct[], { t, format, language, pricesAreShown }: Words) {
  const { columns, details, filters } = t.productSelection
  const line = (key: string, label: string, valueOf: (product: OfferedProduct) => string | null) => ({
    key,
    label,
    values: products.map(valueOf),
  })
  const properties = propertiesAmong(products).map((key) =>
    line(key, t.assortment.properties[key].name, ({ properties: own, therapyArea }) => {
      const property = own.find((each) => each.key === key)
      return property ? propertyText(property, therapyArea, { t, format }) : null
    }),
  )
  const contents = ({ latex, pvc }: OfferedProduct) =>
    [latex ? t.assortment.latex : t.assortment.latexFree, pvc ? t.assortment.pvc : t.assortment.pvcFree].join(', ')
  return [
    ...properties,
    line('flavor', filters.flavor, ({ flavor }) => (flavor === null ? null : flavorText(t, flavor))),
    line('contents', filters.contents, contents),
    line('agreement', columns.agreement, ({ agreementLetter: letter }) =>
      letter === null ? null : `${letter}, ${t.statuses.agreement[letter].toLowerCase()}`,
    ),
    line('stock', columns.stock, ({ stockStatus }) => (stockStatus === null ? null : stockWord(stockStatus, t))),
    line('package', columns.package, ({ itemsPerPackage }) =>
      itemsPerPackage > 0 ? t.common.units.piecesPerPackage({ count: itemsPerPackage }) : null,
    ),
    line('price', columns.price, (product) => (pricesAreShown ? packagePrice(product, language) : null)),
    line('piece', t.common.units.perPiece({ price: columns.price }), (product) =>
      pricesAreShown ? piecePrice(product, language) : null,
    ),
    line('order', details.status, (product) => unavailableText(product, t)?.why ?? null),
  ]
}
