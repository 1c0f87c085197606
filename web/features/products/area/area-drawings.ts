import type { PropertyUnit } from '@omsorg/domain/products/product/properties.ts'
import type { ProductShape } from '@omsorg/contract/products/product/product-view.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'

interface AreaDrawing {
  readonly shapes: readonly ProductShape[]
  readonly units: readonly PropertyUnit[]
}

/** What an area holds, drawn, and in which units it is measured. */
export const areaDrawings: Readonly<Record<TherapyArea, AreaDrawing>> = {
  Incontinence: { shapes: ['pad', 'pullup', 'brief', 'belt', 'male-shield', 'net-pants'], units: ['ml', 'cm', 'kg'] },
  Catheter: { shapes: ['catheter', 'catheter-set', 'balloon', 'sheath', 'urine-bag'], units: ['Ch', 'mm', 'ml'] },
  Diabetes: { shapes: ['strips', 'lancet', 'needle', 'sensor', 'meter'], units: ['mm', 'G', 'days'] },
  Ostomy: { shapes: ['bag', 'closed-bag', 'tap-bag', 'plate', 'ring-bag', 'seal'], units: ['mm'] },
  Nutrition: { shapes: ['bottle'], units: ['kcal', 'g', 'ml'] },
  WoundCare: { shapes: ['dressing', 'bordered', 'fibre', 'film', 'net', 'cushion'], units: ['cm'] },
  Other: { shapes: ['glove', 'wipes', 'tube', 'bib', 'apron'], units: ['ml'] },
  Pca: { shapes: ['tube', 'wipes'], units: ['ml'] },
}

/** Every unit, in the order in which they are explained, with the name of its words. */
export const explainedUnits = {
  Ch: 'ch',
  ml: 'ml',
  mm: 'mm',
  cm: 'cm',
  G: 'gauge',
  kcal: 'kcal',
  g: 'gram',
  kg: 'kg',
  days: 'days',
} as const satisfies Record<PropertyUnit, string>
