import type { Mobility } from '../leakage/leakage.ts'

/** How many percent of what ISO 11948-1 measures a protection holds in use, unless the client says otherwise (rules 3.17). */
export const usualCapacity = 50

/** What one change has to hold, in whole ml: never less than what leaked. */
export function needOf({ leakage, changes }: { readonly leakage: number; readonly changes: number }): number {
  return Math.ceil(leakage / Math.max(1, changes))
}

/** What a protection holds in use, in whole ml: never more than it does. */
export function heldInUse(absorption: number, capacity: number): number {
  return Math.floor((absorption * capacity) / 100)
}

/** The least that ISO measures of a protection that holds a need in use. */
export function leastAbsorption(need: number, capacity: number): number {
  return Math.ceil((need * 100) / capacity)
}

/** A product as far as it is judged by an investigation. */
export interface Judged {
  readonly itemNumber: string
  /** ISO 11948-1, in ml; null where the catalogue has none. */
  readonly absorption: number | null
  /** In cm, both included; null where the catalogue has none. */
  readonly hip: { readonly from: number; readonly to: number } | null
  /** It is chosen by the weight of the person, as those for children are. */
  readonly byWeight: boolean
  readonly shape: string
  readonly rank: number | null
  /** Of a package, in minor units. */
  readonly price: number | null
  readonly itemsPerPackage: number
  readonly prescribed: boolean
  readonly sensitivity: 'latex' | 'pvc' | null
  /** Why it cannot be ordered, by its code; null when it can. */
  readonly unavailabilityCode: number | null
  /** It takes longer than what lies in stock. */
  readonly takesLong: boolean
}

export interface Need {
  /** In ml, of one change. */
  readonly perChange: number
  readonly changes: number
  /** In cm; null when it was not measured. */
  readonly hip: number | null
  readonly mobility: Mobility | null
  /** In percent, by the setting of the client. */
  readonly capacity: number
}

export const whyNots = [
  'holds-unknown',
  'holds-too-little',
  'not-worn',
  'by-weight',
  'hip-too-small',
  'hip-too-large',
  'latex',
  'pvc',
  'not-orderable',
] as const
export type WhyNot = (typeof whyNots)[number]

export const pluses = ['in-use-now', 'ranked', 'smallest-enough', 'cheapest', 'easy-standing'] as const
export type Plus = (typeof pluses)[number]

export const minuses = ['third-unused', 'twice-as-dear', 'hip-at-edge', 'hip-unknown', 'takes-long', 'for-men'] as const
export type Minus = (typeof minuses)[number]

/** So many reasons are read; more are not. */
const mostReasons = 3

/** Of a hip so near the end of a size, the next size may sit better. */
const edge = 2

const notWorn: readonly string[] = ['bed-pad', 'net-pants']

/** Why a product is not suggested; null when it is. The first reason that holds, by what the catalogue says alone. */
export function whyNotOf(product: Judged, need: Need): WhyNot | null {
  const { absorption, hip } = product
  if (notWorn.includes(product.shape)) return 'not-worn'
  if (absorption === null) return 'holds-unknown'
  if (product.byWeight) return 'by-weight'
  if (product.sensitivity) return product.sensitivity
  if (heldInUse(absorption, need.capacity) < need.perChange) return 'holds-too-little'
  if (hip && need.hip !== null && need.hip > hip.to) return 'hip-too-small'
  if (hip && need.hip !== null && need.hip < hip.from) return 'hip-too-large'
  return product.unavailabilityCode === null ? null : 'not-orderable'
}

export interface Candidate<Product extends Judged> {
  readonly product: Product
  /** In ml. */
  readonly holds: number
  /** What it holds in use beyond the need. */
  readonly more: number
  /** In minor units, of all changes of the part in a day; null where no price is known. */
  readonly costPerDay: number | null
  /** Beside what is used now; null where nothing comparable is. */
  readonly beside: Beside | null
  readonly pluses: readonly Plus[]
  readonly minuses: readonly Minus[]
}

/** How much more a product holds and costs than the one that is used now, below 0 less. */
export interface Beside {
  /** In ml, in use. */
  readonly holds: number
  /** In minor units, of all changes of the part in a day; null where one of the two has no price. */
  readonly costPerDay: number | null
}

/** What is worn now, as the part of the day would have it. */
export interface InUse<Product extends Judged> {
  readonly product: Product
  /** In ml. */
  readonly holds: number
  /** Beyond the need; below 0 it is not enough. */
  readonly more: number
  readonly costPerDay: number | null
}

export interface Rejected<Product extends Judged> {
  readonly product: Product
  /** In ml; null where nobody knows. */
  readonly holds: number | null
  readonly why: WhyNot
}

export interface Suggestion<Product extends Judged> {
  /** In the order in which they were given: that of the client's ranking, then rating and name. */
  readonly candidates: readonly Candidate<Product>[]
  readonly rejected: readonly Rejected<Product>[]
  /** What is worn now and whose measure is known, what comes nearest to the need first: that one is compared with. */
  readonly now: readonly InUse<Product>[]
}

/**
 * What fits a need and what does not, with the reasons for each. It suggests; a person decides. `today` are the products
 * that the person has now, whether they fit or not.
 */
export function suggest<Product extends Judged>(
  products: readonly Product[],
  need: Need,
  today: readonly Product[] = [],
): Suggestion<Product> {
  const judged = products.map((product) => ({ product, why: whyNotOf(product, need) }))
  const fitting = judged.flatMap(({ product, why }) => (why === null ? [product] : []))
  const holds = fitting.map((product) => heldBy(product, need))
  const costs = fitting.flatMap((product) => costPerDay(product, need) ?? [])
  const least = { holds: Math.min(...holds), cost: Math.min(...costs) }
  const now = inUseNow(today, need)
  return {
    now,
    candidates: fitting.map((product) => ({
      product,
      holds: heldBy(product, need),
      more: heldBy(product, need) - need.perChange,
      costPerDay: costPerDay(product, need),
      beside: besideOf(product, need, now[0]),
      pluses: plusesOf(product, need, least),
      minuses: minusesOf(product, need, least),
    })),
    rejected: judged.flatMap(({ product, why }) =>
      why === null ? [] : [{ product, why, holds: product.absorption === null ? null : heldBy(product, need) }],
    ),
  }
}

/** What the changes of the part cost in a day, rounded to a minor unit. */
export function costPerDay({ price, itemsPerPackage }: Judged, { changes }: Need): number | null {
  return price === null || itemsPerPackage <= 0 ? null : Math.round((price * Math.max(1, changes)) / itemsPerPackage)
}

/** What is worn now, in the order of the distance to the need. Of a bed pad, or of what nobody measured, nothing is said. */
function inUseNow<Product extends Judged>(today: readonly Product[], need: Need): InUse<Product>[] {
  return today
    .filter(({ shape, absorption }) => absorption !== null && !notWorn.includes(shape))
    .map((product) => ({
      product,
      holds: heldBy(product, need),
      more: heldBy(product, need) - need.perChange,
      costPerDay: costPerDay(product, need),
    }))
    .toSorted((one, other) => Math.abs(one.more) - Math.abs(other.more))
}

/** Null for what is used now itself. */
function besideOf<Product extends Judged>(product: Product, need: Need, now?: InUse<Product>): Beside | null {
  if (!now || now.product.itemNumber === product.itemNumber) return null
  const cost = costPerDay(product, need)
  return {
    holds: heldBy(product, need) - now.holds,
    costPerDay: cost === null || now.costPerDay === null ? null : cost - now.costPerDay,
  }
}

const heldBy = ({ absorption }: Judged, { capacity }: Need) => heldInUse(absorption ?? 0, capacity)

interface Least {
  readonly holds: number
  readonly cost: number
}

function plusesOf(product: Judged, need: Need, least: Least): Plus[] {
  const cost = costPerDay(product, need)
  const standing = need.mobility === 'walks' || need.mobility === 'walks-with-help'
  const found: (Plus | false)[] = [
    product.prescribed && 'in-use-now',
    product.rank !== null && 'ranked',
    heldBy(product, need) === least.holds && 'smallest-enough',
    cost !== null && cost === least.cost && 'cheapest',
    standing && product.shape === 'pullup' && 'easy-standing',
  ]
  return found.filter((each) => each !== false).slice(0, mostReasons)
}

function minusesOf(product: Judged, need: Need, least: Least): Minus[] {
  const cost = costPerDay(product, need)
  const held = heldBy(product, need)
  const { hip } = product
  const found: (Minus | false)[] = [
    (held - need.perChange) * 3 >= held && held > need.perChange && 'third-unused',
    cost !== null && cost >= least.cost * 2 && cost > least.cost && 'twice-as-dear',
    hip !== null && need.hip !== null && (need.hip - hip.from < edge || hip.to - need.hip < edge) && 'hip-at-edge',
    hip === null && 'hip-unknown',
    product.takesLong && 'takes-long',
    product.shape === 'male-shield' && 'for-men',
  ]
  return found.filter((each) => each !== false).slice(0, mostReasons)
}
