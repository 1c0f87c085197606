import {
  pieceUnits,
  productShapes,
  type PieceUnit,
  type ProductShape,
  type ProductView,
} from '@omsorg/contract/products/product/product-view.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

/** The columns of a product that every view of one is made from. */
export interface RecognisedItem {
  readonly item_number: string
  readonly product_name: string
  readonly shape: string
  readonly therapy_area: TherapyArea
  readonly items_per_package: number | null
  readonly unit: string
}

/** How an item of the area is drawn when its own drawing is not known. */
const usualShape: Record<TherapyArea, ProductShape> = {
  Incontinence: 'pad',
  Catheter: 'catheter',
  Diabetes: 'strips',
  Ostomy: 'bag',
  Nutrition: 'bottle',
  WoundCare: 'dressing',
  Other: 'dressing',
  Pca: 'pad',
}

/** A product as lists, rows and lines recognise it. */
export function productViewOf(item: RecognisedItem): ProductView {
  return {
    itemNumber: item.item_number,
    name: item.product_name,
    shape: productShapes.find((shape) => shape === item.shape) ?? usualShape[item.therapy_area],
    therapyArea: item.therapy_area,
    itemsPerPackage: item.items_per_package ?? 0,
    unit: pieceUnits.find((unit): unit is PieceUnit => unit === item.unit) ?? 'piece',
  }
}
