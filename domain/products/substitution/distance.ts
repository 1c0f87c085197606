import type { TherapyArea } from '../../therapy-area.ts'
import { propertiesOfArea, type PropertyKey } from '../product/properties.ts'
import { readProperties, type PropertyValue } from '../product/property-values.ts'

/** An item as far as others are compared with it. */
export interface ComparedItem {
  readonly therapyArea: TherapyArea
  readonly productType: string
  readonly shape: string
  readonly itemsPerPackage: number
  /** As the catalogue has them. */
  readonly properties: Readonly<Record<string, unknown>>
}

/** What two items are compared by: what their area knows of them, their kind, their shape and the size of the package. */
export type ComparedKey = PropertyKey | 'productType' | 'shape' | 'itemsPerPackage'

/** What one property adds to a distance. */
export interface Share {
  readonly key: ComparedKey
  readonly weight: number
  /** 0 = alike, 1 = as different as can be. */
  readonly difference: number
}

export interface Distance {
  /** 0 = the same, 1 = nothing alike; two decimals. */
  readonly distance: number
  readonly shares: readonly Share[]
}

/** Beyond it nothing is proposed: it would be another product, and not another make of it. */
export const furthestProposed = 0.4

/** A word beside the number. */
export function likenessOf(distance: number): 'almost-alike' | 'alike' | 'partly-alike' | 'unlike' {
  if (distance <= 0.1) return 'almost-alike'
  if (distance <= 0.2) return 'alike'
  return distance <= furthestProposed ? 'partly-alike' : 'unlike'
}

const usualWeight = 2

/** What decides whether it fits and holds weighs most; what only changes how it is packed least. */
const weights: Partial<Readonly<Record<ComparedKey, number>>> = {
  productType: 4,
  shape: 3,
  itemsPerPackage: 1,
  absorption: 4,
  hip: 4,
  size: 3,
  waist: 3,
  charriere: 5,
  length: 3,
  tip: 3,
  flange: 5,
  system: 4,
  convexity: 4,
  meter: 5,
  gauge: 4,
  energy: 3,
  protein: 3,
}

/**
 * How far one item is from another: the differences of all that either of them is known by, each between 0 and 1, weighted.
 * What is known of one alone counts as half a difference. Items of two areas have nothing alike.
 */
export function distanceOf(one: ComparedItem, other: ComparedItem): Distance {
  if (one.therapyArea !== other.therapyArea) return { distance: 1, shares: [] }
  const shares = [...ownShares(one, other), ...sharesOfProperties(one, other)]
  const weight = shares.reduce((sum, share) => sum + share.weight, 0)
  const sum = shares.reduce((total, share) => total + share.weight * share.difference, 0)
  return { distance: Math.round((sum / weight) * 100) / 100, shares }
}

function ownShares(one: ComparedItem, other: ComparedItem): Share[] {
  return [
    shareOf('productType', ofWords(one.productType, other.productType)),
    shareOf('shape', ofWords(one.shape, other.shape)),
    shareOf('itemsPerPackage', ofNumbers(one.itemsPerPackage, other.itemsPerPackage)),
  ]
}

function sharesOfProperties(one: ComparedItem, other: ComparedItem): Share[] {
  const [own, others] = [one, other].map(({ therapyArea, properties }) => readProperties(therapyArea, properties))
  return propertiesOfArea[one.therapyArea].flatMap(({ key }) => {
    const [here, there] = [own, others].map((values) => values?.find((value) => value.key === key))
    if (!here && !there) return []
    return [shareOf(key, here && there ? ofValues(here, there) : 0.5)]
  })
}

function shareOf(key: ComparedKey, difference: number): Share {
  return { key, weight: weights[key] ?? usualWeight, difference }
}

function ofValues(one: PropertyValue, other: PropertyValue): number {
  if (one.word !== null || other.word !== null) return ofWords(one.word ?? '', other.word ?? '')
  if (one.flag !== null || other.flag !== null) return one.flag === other.flag ? 0 : 1
  return ofRanges(one, other)
}

function ofWords(one: string, other: string): number {
  return one.trim().toLowerCase() === other.trim().toLowerCase() ? 0 : 1
}

/** By how much of the larger they differ. */
function ofNumbers(one: number, other: number): number {
  const larger = Math.max(Math.abs(one), Math.abs(other))
  return larger === 0 ? 0 : Math.min(1, Math.abs(one - other) / larger)
}

type Range = Pick<PropertyValue, 'from' | 'to'>

/** What of both ranges they do not have in common; of two numbers, by how much they differ. */
function ofRanges(one: Range, other: Range): number {
  const [a, b] = [boundsOf(one), boundsOf(other)]
  const whole = Math.max(a.to, b.to) - Math.min(a.from, b.from)
  const isOfNumbers = a.from === a.to && b.from === b.to
  if (isOfNumbers || whole === 0) return ofNumbers(a.from, b.from)
  const common = Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))
  return 1 - common / whole
}

function boundsOf({ from, to }: Range): { readonly from: number; readonly to: number } {
  return { from: from ?? to ?? 0, to: to ?? from ?? 0 }
}
