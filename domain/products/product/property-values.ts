import type { TherapyArea } from '../../therapy-area.ts'
import { propertiesOfArea, type PropertyDefinition, type PropertyKey } from './properties.ts'

/** One property as it is read: a number has `from` and `to` alike; an open range has one of them null. */
export interface PropertyValue {
  readonly key: PropertyKey
  readonly from: number | null
  readonly to: number | null
  readonly word: string | null
  readonly flag: boolean | null
}

type Raw = Readonly<Record<string, unknown>>

/**
 * The properties of a product of an area, in the order of the area. The catalogue is made by many hands: "60–90", "60 - 90",
 * 75 and "12,5" are read, and what nobody can read is left out.
 */
export function readProperties(area: TherapyArea, raw: Raw): PropertyValue[] {
  return propertiesOfArea[area].flatMap((definition) => {
    const value = Object.hasOwn(raw, definition.key) ? read(definition, raw[definition.key]) : null
    return value ? [value] : []
  })
}

function read({ key, kind }: PropertyDefinition, raw: unknown): PropertyValue | null {
  const nothing = { key, from: null, to: null, word: null, flag: null }
  if (kind === 'flag') {
    const flag = flagOf(raw)
    return flag === null ? null : { ...nothing, flag }
  }
  if (kind === 'word') {
    const word = typeof raw === 'number' || typeof raw === 'string' ? String(raw).trim() : ''
    return word === '' ? null : { ...nothing, word }
  }
  const numbers = numbersOf(raw)
  const [first, second] = numbers
  if (first === undefined) return null
  if (kind === 'number' || second === undefined) return { ...nothing, from: first, to: first }
  return { ...nothing, from: Math.min(first, second), to: Math.max(first, second) }
}

function flagOf(raw: unknown): boolean | null {
  if (typeof raw === 'boolean') return raw
  if (raw === 1 || raw === 'true' || raw === 'yes') return true
  return raw === 0 || raw === 'false' || raw === 'no' ? false : null
}

/** The numbers of a value, two at most; a hyphen stands between them and is no sign. */
function numbersOf(raw: unknown): number[] {
  if (typeof raw === 'number') return Number.isFinite(raw) ? [raw] : []
  if (typeof raw !== 'string') return []
  const found = raw.match(/\d+(?:[.,]\d+)?/g) ?? []
  return found.slice(0, 2).map((text) => Number(text.replace(',', '.')))
}

/** What a choice is chosen by, as it travels: a word, a number in its shortest form, true or false. */
export function choiceOf({ from, word, flag }: PropertyValue): string | null {
  if (word !== null) return word
  if (flag !== null) return String(flag)
  return from === null ? null : String(from)
}

/** Both bounds are included; null is open. */
export interface Bounds {
  readonly from: number | null
  readonly to: number | null
}

/** Whether two ranges have something in common; bounds are included, null is open. */
export function overlaps(one: Bounds, other: Bounds): boolean {
  const startsBefore = (start: number | null, end: number | null) => start === null || end === null || start <= end
  return startsBefore(one.from, other.to) && startsBefore(other.from, one.to)
}

/** What was chosen of one facet: words, numbers as text, or ranges in the unit of the property. */
export interface PropertyFilter {
  readonly values: readonly string[]
  readonly ranges: readonly Bounds[]
}

/** Whether a property fits a filter: any of its values or any of its ranges. A filter of nothing is fitted by all. */
export function fits(value: PropertyValue | null, { values, ranges }: PropertyFilter): boolean {
  if (values.length === 0 && ranges.length === 0) return true
  if (!value) return false
  const choice = choiceOf(value)
  const hasNumber = value.from !== null || value.to !== null
  return (choice !== null && values.includes(choice)) || (hasNumber && ranges.some((range) => overlaps(value, range)))
}

/** The steps of a range facet with both bounds included: up to 500, 501 to 1500, from 1501. */
export function stepsOf({ steps = [], unit }: PropertyDefinition): Bounds[] {
  const least = unit === 'g' ? 0.1 : 1
  const after = (step: number) => Math.round((step + least) * 10) / 10
  return [...steps, null].map((to, index) => {
    const before = steps[index - 1]
    return { from: before === undefined ? null : after(before), to }
  })
}
