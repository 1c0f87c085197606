import type { PropertyView } from '@omsorg/contract/products/product/properties.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import {
  propertiesOfArea,
  type PropertyDefinition,
  type PropertyKey,
  type PropertyUnit,
} from '@omsorg/domain/products/product/properties.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { CareTexts } from '../shape.ts'

interface Words {
  readonly t: CareTexts
  readonly format: Formats
}

type Property = Pick<PropertyView, 'key' | 'from' | 'to' | 'word' | 'flag'>

/** Energy, protein and fat stand for 100 ml (O-3-55). */
const per100: readonly PropertyKey[] = ['energy', 'protein', 'fat']

export function definitionOf(area: TherapyArea, key: PropertyKey): PropertyDefinition | null {
  return propertiesOfArea[area].find((each) => each.key === key) ?? null
}

/** '1 100 ml', '70–110 cm', '32 G', '10 days'. */
export function measureText(from: number, to: number, unit: PropertyUnit | null, { t, format }: Words): string {
  const numbers = from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`
  if (unit === null) return numbers
  if (unit === 'days' && from === to) return t.common.units.days({ count: from })
  return `${numbers}\u00a0${unit === 'days' ? t.assortment.units.days.unit : unit}`
}

/** What a property of a product says, with its unit. A size that is a measure, as of a dressing, carries cm. */
export function propertyText(property: Property, area: TherapyArea, words: Words): string {
  const { key, from, to, word, flag } = property
  const { t } = words
  if (flag !== null) return flag ? t.common.actions.yes : t.common.actions.no
  if (word !== null) return wordText(word, t)
  if (from === null || to === null) return t.common.words.unknown
  const text = measureText(from, to, definitionOf(area, key)?.unit ?? null, words)
  return per100.includes(key) ? t.assortment.per100({ amount: text }) : text
}

/** A word of the catalogue in the language of the reader; a bare measure such as 10 × 10 is in centimetres. */
export function wordText(word: string, t: CareTexts): string {
  const { values } = t.assortment
  if (isKnown(values, word)) return values[word]
  return /^[\d,.]+ × [\d,.]+$/.test(word) ? `${word.replaceAll(' ', '\u00a0')}\u00a0cm` : word
}

export function isKnown<Entries extends object>(
  entries: Entries,
  key: PropertyKey | string,
): key is keyof Entries & string {
  return Object.hasOwn(entries, key)
}
