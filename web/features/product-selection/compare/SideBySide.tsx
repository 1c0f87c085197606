import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import type { OfferedProduct } from '@omsorg/contract/products/product/offered-product.ts'
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/texts.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { areaColour, flavorText } from '../../products/index.ts'
import type { ProductSlots } from '../product/slots.ts'
import { propertyText } from '@omsorg/texts/papers/property-text.ts'
import css from './Compare.module.css'
import { comparedRows, propertiesAmong } from './differences.ts'
import { fittingRows, type Fits } from './fitting-rows.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { Language } from '@omsorg/texts/language.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import { detailOf } from '@omsorg/texts/pictures/product-detail.ts'
import { packagePrice, piecePrice } from '../product/price-text.ts'
import { stockWord, unavailableText } from '../product/stock-text.ts'

interface SideBySideProps extends Pick<ProductSlots, 'choice'> {
  readonly onRemove: (itemNumber: string) => void
  readonly products: readonly OfferedProduct[]
  /** Of each two that are counterparts, whether they fit. */
  readonly fits: Fits
  readonly pricesAreShown: boolean
}

/** Products side by side, line by line, what differs marked. */
export function SideBySide({ products, fits, pricesAreShown, choice, onRemove }: SideBySideProps) {
  const [t, format] = useCareTextsAndFormat()
  const { language } = useLanguage()
  const words = t.productSelection.comparing
  const rows = [
    ...fittingRows(products, fits, t.productSelection.details),
    ...comparedRows(comparedLines(products, { t, format, language, pricesAreShown })),
  ]
  const count = rows.filter(({ differs }) => differs).length
  return (
    <>
      <p role="status">
        <Badge tone={count > 0 ? 'soon' : 'fresh'} icon={count > 0 ? <IconColumns3 /> : undefined}>
          {words.differences({ count })}
        </Badge>
      </p>
      <div className={css.scroll} role="region" aria-label={words.title({ count: products.length })} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{words.property}</th>
              {products.map((product) => (
                <th key={product.itemNumber} scope="col">
                  <div className={css.product}>
                    <ProductPicture
                      shape={product.shape}
                      area={areaColour(product.therapyArea)}
                      detail={detailOf(product.properties)}
                      size={64}
                    />
                    <span className={css.name}>{unbroken(product.name)}</span>
                    <span className={css.second}>{t.productSelection.item({ item: product.itemNumber })}</span>
                    <div className={css.choice}>
                      {choice(product, false)}
                      <Button
                        variant="text"
                        size="small"
                        aria-label={words.awayNamed({ product: product.name })}
                        onClick={() => onRemove(product.itemNumber)}
                      >
                        {words.away}
                      </Button>
                    </div>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, values, differs }) => (
              <tr key={key} data-differs={differs || undefined}>
                <th scope="row">
                  {label}
                  {differs && <span className={css.mark}>{words.differs}</span>}
                </th>
                {values.map((value, at) => (
                  <td key={products[at]?.itemNumber}>{value ?? words.empty}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface Words {
  readonly t: CareTexts
  readonly format: Formats
  readonly language: Language
  readonly pricesAreShown: boolean
}

/** What is compared, line by line: first what decides in the area, then what holds for every product. */
function comparedLines(products: readonly OfferedProduct[], { t, format, language, pricesAreShown }: Words) {
  const { columns, details, filters } = t.productSelection
  const line = (key: string, label: string, valueOf: (product: OfferedProduct) => string | null) => ({
    key,
    label,
    values: products.map(valueOf),
  })
  const [unit = 'piece', ...otherUnits] = new Set(products.map((product) => product.unit))
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
    line(
      'piece',
      t.common.units.perPiece[otherUnits.length > 0 ? 'piece' : unit]({ price: columns.price }),
      (product) => (pricesAreShown ? piecePrice(product, language) : null),
    ),
    line('order', details.status, (product) => unavailableText(product, t)?.why ?? null),
  ]
}
