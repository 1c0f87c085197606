import type { Minor } from '../../money.ts'
import { unavailabilityCode as code, type UnavailabilityCode } from '../placing/unavailability-code.ts'

/**
 * What is not as it was when the lines were last sent, or saved: the item is gone, is being replaced, is outside the
 * right of whoever looks, the resident may not draw as much of it or is here no more, it comes later, or it has another price.
 */
export const preliminaryChanges = [
  'gone',
  'being-replaced',
  'not-your-area',
  'not-allowed',
  'moved',
  'delayed',
  'price',
] as const
export type PreliminaryChange = (typeof preliminaryChanges)[number]

/** A line of a preliminary order as it stands today. */
export interface LineToday {
  readonly quantity: number
  /** The resident is at the place and active there; true of a line for the place itself. */
  readonly isHere: boolean
  readonly unavailability: UnavailabilityCode | null
  /** What the resident may draw of it; null of a line for the place itself. */
  readonly allowed: number | null
  readonly isDelayed: boolean
  readonly price: Minor | null
  readonly priceBefore: Minor | null
}

export function changesOf(line: LineToday): PreliminaryChange[] {
  if (!line.isHere) return ['moved']
  if (line.unavailability !== null) return [stoppedBy(line.unavailability)]
  const changes: PreliminaryChange[] = []
  if (line.allowed !== null && line.allowed < line.quantity) changes.push('not-allowed')
  if (line.isDelayed) changes.push('delayed')
  if (line.price !== null && line.priceBefore !== null && line.price !== line.priceBefore) changes.push('price')
  return changes
}

function stoppedBy(unavailability: UnavailabilityCode): PreliminaryChange {
  switch (unavailability) {
    case code.beingReplaced:
      return 'being-replaced'
    case code.mayNotOrderInArea:
    case code.outsideUserAvailability:
      return 'not-your-area'
    case code.noWithdrawalsRemain:
    case code.notPrescribed:
    case code.prescriptionEnded:
    case code.tooEarly:
    case code.recipientCannotReceive:
      return 'not-allowed'
    default:
      return 'gone'
  }
}

/** How many packages of it would be sent today. */
export function packagesToday({ quantity, isHere, unavailability, allowed }: LineToday): number {
  return isHere && unavailability === null ? Math.min(quantity, allowed ?? quantity) : 0
}

export interface Sums {
  readonly now: Minor
  readonly before: Minor
}

/** What can go today, at the prices of today and of then; a line whose former price nobody knows counts at today's in both. */
export function sumsOf(lines: readonly LineToday[]): Sums | null {
  const going = lines.map((line) => ({ ...line, packages: packagesToday(line) })).filter(({ packages }) => packages > 0)
  if (going.length === 0) return null
  const sum = (price: (line: LineToday) => Minor) =>
    going.reduce((total, line) => total + price(line) * line.packages, 0)
  return { now: sum(({ price }) => price ?? 0), before: sum(({ price, priceBefore }) => priceBefore ?? price ?? 0) }
}
