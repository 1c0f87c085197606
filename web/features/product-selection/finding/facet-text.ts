import type { Facet } from '@omsorg/contract/products/search/search-fields.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { PropertyKey } from '@omsorg/domain/products/product/properties.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import type { CareTexts } from '@omsorg/texts/shape.ts'
import { flavorText } from '../../products/index.ts'
import { definitionOf, isKnown, measureText, wordText } from '@omsorg/texts/papers/property-text.ts'
import { isStockStatus, stockWord } from '../product/stock-text.ts'

interface Words {
  readonly t: CareTexts
  readonly format: Formats
}

export type FacetOption = Facet['options'][number]

export const letterOfType: Readonly<Record<string, 'A' | 'C' | 'D' | 'S' | 'L'>> = {
  1: 'A',
  2: 'C',
  5: 'D',
  6: 'S',
  155: 'L',
}

/** The heading over a facet. */
export function facetTitle(key: Facet['key'], t: CareTexts): string {
  const { filters } = t.productSelection
  if (key === 'latexFree' || key === 'pvcFree') return filters.contents
  if (isKnown(filters, key)) {
    const title = filters[key]
    if (typeof title === 'string') return title
  }
  const { properties } = t.assortment
  return isKnown(properties, key) ? properties[key].name : key
}

/** What an option is called, with the unit of its property. */
export function optionText(
  { key, kind }: Pick<Facet, 'key' | 'kind'>,
  option: Pick<FacetOption, 'value' | 'name' | 'from' | 'to'>,
  { area, t, format }: Words & { readonly area: TherapyArea },
): string {
  const { value, name, from, to } = option
  if (name !== null) return name
  if (key === 'latexFree') return t.assortment.latexFree
  if (key === 'pvcFree') return t.assortment.pvcFree
  if (key === 'agreementType') {
    const letter = letterOfType[value]
    return letter ? `${letter}, ${t.statuses.agreement[letter].toLowerCase()}` : value
  }
  if (key === 'stockStatus') return isStockStatus(value) ? stockWord(value, t) : value
  if (key === 'flavor') return flavorText(t, value)
  if (key === 'brand') return value
  const unit = definitionOf(area, key as PropertyKey)?.unit ?? null
  if (kind === 'range')
    return rangeText(from, to, (number) => measureText(number, number, unit, { t, format }), { unit, t, format })
  if (value === 'true' || value === 'false') return value === 'true' ? t.common.actions.yes : t.common.actions.no
  const number = Number(value)
  if (unit !== null && value !== '' && !Number.isNaN(number)) return measureText(number, number, unit, { t, format })
  return wordText(value, t)
}

function rangeText(
  from: number | null,
  to: number | null,
  measure: (number: number) => string,
  { unit, ...words }: Words & { readonly unit: Parameters<typeof measureText>[2] },
): string {
  const { filters } = words.t.productSelection
  if (from === null && to !== null) return filters.upTo({ measure: measure(to) })
  if (to === null && from !== null) return filters.from({ measure: measure(from) })
  if (from === null || to === null) return words.t.common.words.all
  return measureText(from, to, unit, words)
}
