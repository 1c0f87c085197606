import type { DetailedProduct } from '@omsorg/contract/products/product/detailed-product.ts'
import { detailOf } from '../../pictures/product-detail.ts'
import { type PaperReader, type PaperRow, told } from '../paper.ts'
import { type PlaceOnPaper, sheetOfPlace } from '../person-on-paper.ts'
import { propertyText } from '../property-text.ts'
import type { Sheet, SheetPicture } from '../sheet.ts'

/** All that is known of a product: its numbers, its properties, and what it is made of (O-7-190). */
export function productSheet(product: DetailedProduct, place: PlaceOnPaper, reader: PaperReader): Sheet {
  const { title, numbers, properties } = reader.t.prints.product
  const sections = [
    { title, facts: factsOf(product, reader) },
    { title: numbers, facts: numbersOf(product, reader) },
    { title: properties, facts: propertiesOf(product, reader) },
  ]
  return {
    ...sheetOfPlace(place, reader, 'nobody'),
    title: product.name,
    kind: title,
    ...(product.description ? { lead: product.description } : {}),
    picture: pictureOf(product, reader),
    facts: [],
    sections: sections.filter(({ facts }) => facts.length > 0),
    landscape: false,
    columns: [],
    rows: [],
    empty: '',
  }
}

/** Every product has the drawing of its kind, or of its area; it comes with the product, so no paper waits for it. */
function pictureOf(
  { shape, properties, categoryName, therapyArea }: DetailedProduct,
  { t }: PaperReader,
): SheetPicture {
  const { drawing, drawingOf } = t.prints.product
  const kind = categoryName ?? t.therapyAreas.names[therapyArea]
  return { shape, detail: detailOf(properties), caption: drawing, told: drawingOf({ kind }) }
}

function factsOf(product: DetailedProduct, { t }: PaperReader): PaperRow[] {
  const words = t.productSelection.details
  const { agreementLetter: letter, itemsPerPackage } = product
  return told([
    [words.area, t.therapyAreas.names[product.therapyArea]],
    [t.productSelection.filters.category, product.categoryName],
    [words.brand, product.brand],
    [
      t.prints.product.perPackage,
      itemsPerPackage > 0 ? t.careRecipients.supply.amount[product.unit]({ count: itemsPerPackage }) : null,
    ],
    [t.prints.product.agreement, letter && `${letter}, ${t.statuses.agreement[letter]}`],
    [t.productSelection.filters.contents, contentsOf(product, t)],
  ])
}

function numbersOf(product: DetailedProduct, { t }: PaperReader): PaperRow[] {
  const words = t.productSelection.details
  return told([
    [t.productSelection.itemNumber.label, product.itemNumber],
    [t.prints.product.ownNumber, product.customArticleNumber],
    [words.productNumber, product.productNumber],
    [words.supplierNumber, product.supplierItemNumber],
    [words.producerNumber, product.producerItemNumber],
    [words.gtin, product.gtin],
  ])
}

function propertiesOf({ properties, therapyArea }: DetailedProduct, { t, f }: PaperReader): PaperRow[] {
  return told(
    properties.map((property) => [
      t.assortment.properties[property.key].name,
      propertyText(property, therapyArea, { t, format: f }),
    ]),
  )
}

function contentsOf({ latex, pvc }: DetailedProduct, { assortment: words }: PaperReader['t']): string {
  return [latex ? words.latex : words.latexFree, pvc ? words.pvc : words.pvcFree].join(', ')
}
