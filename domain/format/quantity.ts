import type { Locale } from './locale.ts'
import { numberText } from './number.ts'

/** Units that are written alike in every language; pieces, packages and days are words and live in the texts. */
export type MeasureUnit = 'ml' | 'cl' | 'l' | 'mm' | 'cm' | 'm' | 'km' | 'g' | 'kg' | 'Ch' | 'kcal'

/** '1 100 ml', '12 Ch': number and unit never part at a line end. */
export function quantityText(value: number, unit: MeasureUnit, locale: Locale): string {
  return `${numberText(value, locale)}\u00a0${unit}`
}

/** '70–110 cm' with an en dash. */
export function rangeText(from: number, to: number, unit: MeasureUnit, locale: Locale): string {
  return `${numberText(from, locale)}–${quantityText(to, unit, locale)}`
}

/** '10 × 10 cm'. */
export function sizeText(width: number, height: number, unit: MeasureUnit, locale: Locale): string {
  return `${numberText(width, locale)}\u00a0×\u00a0${quantityText(height, unit, locale)}`
}
