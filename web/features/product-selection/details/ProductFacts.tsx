import type { DetailedProduct } from '@omsorg/contract/products/product/detailed-product.ts'
import { printProduct } from '@omsorg/contract/prints/product/print-product.ts'
import { PrintButton } from '../../../platform/print/PrintButton.tsx'
import { useCareTextsAndFormat } from '../../../platform/format.ts'
import { type useCareTexts, useLanguage } from '../../../platform/texts.tsx'
import { AgreementLetter } from '../../../ui/feedback/Badge.tsx'
import { DefinitionList } from '../../../ui/table/Facts.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { ProductPicture } from '../../../ui/picture/ProductPicture.tsx'
import { ProductRequests } from '../../requests/index.ts'
import { areaColour } from '../../products/index.ts'
import type { SearchPlace } from '../finding/use-product-search.ts'
import type { ProductSlots } from '../product/slots.ts'
import { packagePrice } from '../product/price-text.ts'
import { ProductMarks } from '../product/ProductMarks.tsx'
import { propertyText } from '@omsorg/texts/papers/property-text.ts'
import { detailOf } from '@omsorg/texts/pictures/product-detail.ts'
import { secondLine } from '../product/second-line.ts'
import { takesLonger, unavailableText } from '../product/stock-text.ts'
import css from './Details.module.css'
import { OwnOfClient } from './OwnOfClient.tsx'
import { Counterparts } from './Counterparts.tsx'
import { Siblings, SimilarLengths } from './Siblings.tsx'

interface ProductFactsProps extends Pick<ProductSlots, 'marks' | 'choice'> {
  readonly product: DetailedProduct
  readonly here: SearchPlace
  readonly pathOf: (itemNumber: string) => string
  readonly pathOfLength: (length: number) => string
}

export function ProductFacts({ product, here, marks, choice, pathOf, pathOfLength }: ProductFactsProps) {
  const [t, format] = useCareTextsAndFormat()
  const words = t.productSelection.details
  const { agreementLetter: letter, therapyArea: area } = product
  const length = area === 'Catheter' ? product.properties.find(({ key }) => key === 'length')?.from : null
  return (
    <div className="o-stack">
      <span className={css.cover}>
        <ProductPicture
          shape={product.shape}
          area={areaColour(area)}
          detail={detailOf(product.properties)}
          size="cover"
        />
      </span>
      <p className="o-second">{secondLine(product, t)}</p>
      {product.description !== '' && <p>{product.description}</p>}
      <ProductMarks product={product}>{marks(product)}</ProductMarks>
      <div className="o-row-ends">{choice(product, product.display.compareAllowed)}</div>
      {unavailableText(product, t) === null && takesLonger(product.stockStatus) && (
        <Notice tone="info">
          {words.leadTime({ count: product.display.nonStockLeadDays })}{' '}
          {product.expectedOn !== null && words.expected({ date: format.date(product.expectedOn) })}
        </Notice>
      )}
      {letter && (
        <div className={css.section}>
          <AgreementLetter letter={letter} word={t.statuses.agreement[letter]} />
          <p className="o-second">{t.assortment.letters[letter]}</p>
        </div>
      )}
      <Siblings product={product} pathOf={pathOf} />
      <Counterparts product={product} pathOf={pathOf} />
      <section className={css.section}>
        <h3>{words.properties}</h3>
        <dl className={css.words}>
          {product.properties.map((property) => (
            <div key={property.key}>
              <dt>
                {t.assortment.properties[property.key].name}
                <b>{propertyText(property, area, { t, format })}</b>
              </dt>
              <dd className="o-second">{t.assortment.properties[property.key].help}</dd>
            </div>
          ))}
        </dl>
      </section>
      {length !== undefined && length !== null && <SimilarLengths here={here} length={length} pathOf={pathOfLength} />}
      <OwnOfClient product={product} />
      <ProductRequests product={product} />
      <div>
        <PrintButton
          endpoint={printProduct}
          sent={{ params: { itemNumber: product.itemNumber } }}
          place={here.place ?? undefined}
          title={`${t.prints.product.title} ${product.itemNumber}`}
          size="compact"
        />
      </div>
      <section className={css.section}>
        <h3>{words.facts}</h3>
        <FactList product={product} />
      </section>
    </div>
  )
}

function FactList({ product }: { readonly product: DetailedProduct }) {
  const [t, format] = useCareTextsAndFormat()
  const { language } = useLanguage()
  const words = t.productSelection.details
  const price = packagePrice(product, language)
  const { item } = t.statuses
  const status = { ...item, 'not-sellable': item.notSellable }[product.itemStatus]
  const facts: readonly (readonly [string, string | null])[] = [
    [
      t.productSelection.columns.price,
      product.display.pricesAreShown && price ? words.priceWithoutVat({ price }) : null,
    ],
    [words.priceKind, product.priceAgreementType && t.assortment.priceAgreement[product.priceAgreementType]],
    [words.vat, format.percent(product.vatRate / 100)],
    [words.status, status],
    [words.brand, product.brand],
    [words.area, t.therapyAreas.names[product.therapyArea]],
    [t.productSelection.filters.category, product.categoryName],
    [t.productSelection.filters.contents, contentsText(product, t)],
    [t.productSelection.itemNumber.label, product.itemNumber],
    [words.productNumber, product.productNumber],
    [words.supplierNumber, product.supplierItemNumber],
    [words.producerNumber, product.producerItemNumber],
    [words.gtin, product.gtin],
  ]
  return <DefinitionList items={facts.flatMap(([label, value]) => (value ? [{ key: label, label, value }] : []))} />
}

function contentsText({ latex, pvc }: DetailedProduct, { assortment: words }: ReturnType<typeof useCareTexts>): string {
  return [latex ? words.latex : words.latexFree, pvc ? words.pvc : words.pvcFree].join(', ')
}
