import type { SuggestionView } from '@omsorg/contract/care-recipients/suggestion-view.ts'
import {
  pieceUnits,
  productShapes,
  type PieceUnit,
  type ProductShape,
  type ProductView,
} from '@omsorg/contract/products/product-view.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { StandingRow } from './standing-of-row.ts'

/** The columns of a product that every view of one is made from. */
export interface ItemRecord {
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
export function productViewOf(item: ItemRecord): ProductView {
  return {
    itemNumber: item.item_number,
    name: item.product_name,
    shape: productShapes.find((shape) => shape === item.shape) ?? usualShape[item.therapy_area],
    therapyArea: item.therapy_area,
    itemsPerPackage: item.items_per_package ?? 0,
    unit: pieceUnits.find((unit): unit is PieceUnit => unit === item.unit) ?? 'piece',
  }
}

const periodWord = { 1: 'day', 2: 'week', 3: 'month', 4: 'year' } as const

/** What of an item is used, as it was typed. */
export function consumptionViewOf({ record }: Pick<StandingRow, 'record'>) {
  return {
    consumption: record.consumption === null ? null : Number(record.consumption),
    consumptionPeriod: record.consumption_period && periodWord[record.consumption_period],
  }
}

/** What the next order of a row should be, and what can be done about it here. */
export function suggestionViewOf({ suggestion, action, unavailability }: StandingRow): SuggestionView {
  return {
    word: suggestion.word,
    runsOutOn: suggestion.runsOutOn?.toString() ?? null,
    daysLeft: suggestion.daysLeft,
    action,
    reason: unavailability,
  }
}

/** Extra withdrawals as they count now: the open addition in full, an ended one as far as it was used (domain rules 3.3). */
export function extraWithdrawalsOf({ standing }: StandingRow): number {
  return standing.additions.reduce(
    (sum, { addition, usedWithdrawals }) => sum + (addition.endedAt ? usedWithdrawals : addition.extraWithdrawals),
    0,
  )
}

/** Before this day an order comes early; null before the first withdrawal. */
export function mayOrderFrom({ rowDraws, interval }: StandingRow): string | null {
  return rowDraws.length > 0 ? interval.earliest.toString() : null
}
