import type { ItemNotice } from './item-status.ts'
import type { UnavailabilityCode } from './unavailability-code.ts'

export interface LineToCheck {
  /** Packages. */
  readonly quantity: number
  /** Pieces, where they were given beside the packages. */
  readonly pieces: number | null
  readonly itemsPerPackage: number | null
  /** What the row allows now (rules 3.3); null for a line that draws on no row. */
  readonly allowed: number | null
  /** Packages per withdrawal of the row; null for a line that draws on no row. */
  readonly prescribed: number | null
  /** The flavours of a product that has some; null for one that has none. */
  readonly flavors: readonly { readonly packages: number; readonly canBeOrdered: boolean }[] | null
  readonly unavailability: UnavailabilityCode | null
  /** Earlier than expected, where the interval only warns. */
  readonly isEarly: boolean
  readonly notices: readonly ItemNotice[]
  readonly setAside: boolean
}

export type BlockingFinding =
  | 'line-unavailable'
  | 'quantity-zero'
  | 'quantity-not-whole'
  | 'not-whole-packages'
  | 'quantity-above-allowed'
  | 'flavors-do-not-sum'
  | 'flavor-not-orderable'

export type WarningFinding = 'less-than-prescribed' | 'earlier-than-interval' | ItemNotice

export type LineFinding =
  | { readonly severity: 'block'; readonly name: BlockingFinding }
  | { readonly severity: 'warn'; readonly name: WarningFinding }

export interface CheckedLine {
  readonly findings: readonly LineFinding[]
  /** Neither repaired nor set aside: the order cannot be placed. */
  readonly blocks: boolean
  /** A line that no typing can repair may be set aside with one click (rules 3.19). */
  readonly canBeSetAside: boolean
  readonly isSent: boolean
}

export interface CheckedOrder {
  readonly lines: readonly CheckedLine[]
  /** All lines set aside, all 0, or none at all: nothing to place (O-5-50, O-5-55). */
  readonly nothingToOrder: boolean
  readonly mayBePlaced: boolean
}

/**
 * The rules of order lines O-5-47 to O-5-55. Nothing is set aside or dropped here: a bad line blocks until a person has
 * decided.
 */
export function checkLines(lines: readonly LineToCheck[]): CheckedOrder {
  const checked = lines.map(checkLine)
  const nothingToOrder = !lines.some((line, index) => checked[index]?.isSent === true && line.quantity > 0)
  return { lines: checked, nothingToOrder, mayBePlaced: !nothingToOrder && !checked.some((line) => line.blocks) }
}

export function checkLine(line: LineToCheck): CheckedLine {
  const findings = [...blockingFindings(line), ...warningFindings(line)]
  const isBad = findings.some((finding) => finding.severity === 'block')
  return {
    findings,
    blocks: isBad && !line.setAside,
    canBeSetAside: !line.setAside && line.unavailability !== null,
    isSent: !line.setAside,
  }
}

/**
 * Lines left at 0 are dropped when an order is saved; one that is sent to be placed with 0 is refused (O-C8).
 */
export function withoutEmptyLines<Line extends { readonly quantity: number }>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => line.quantity !== 0)
}

function blockingFindings(line: LineToCheck): LineFinding[] {
  const { quantity, pieces, itemsPerPackage, allowed, flavors, unavailability } = line
  const names: BlockingFinding[] = []
  if (unavailability !== null) names.push('line-unavailable')
  if (quantity === 0) names.push('quantity-zero')
  if (quantity < 0 || !Number.isInteger(quantity)) names.push('quantity-not-whole')
  if (!areWholePackages(pieces, itemsPerPackage)) names.push('not-whole-packages')
  if (allowed !== null && quantity > allowed) names.push('quantity-above-allowed')
  if (flavors && !flavorsSum(quantity, flavors)) names.push('flavors-do-not-sum')
  if (flavors?.some(({ packages, canBeOrdered }) => packages > 0 && !canBeOrdered)) names.push('flavor-not-orderable')
  return names.map((name) => ({ severity: 'block', name }))
}

function warningFindings({ quantity, prescribed, isEarly, notices }: LineToCheck): LineFinding[] {
  const names: WarningFinding[] = [...notices]
  if (prescribed !== null && quantity > 0 && quantity < prescribed) names.unshift('less-than-prescribed')
  if (isEarly) names.push('earlier-than-interval')
  return names.map((name) => ({ severity: 'warn', name }))
}

function areWholePackages(pieces: number | null, itemsPerPackage: number | null): boolean {
  if (pieces === null) return true
  return itemsPerPackage !== null && itemsPerPackage > 0 && pieces % itemsPerPackage === 0
}

/** Each a whole number of packages, and together the packages of the product (rules 3.13). */
function flavorsSum(quantity: number, flavors: readonly { readonly packages: number }[]): boolean {
  const areWhole = flavors.every(({ packages }) => Number.isInteger(packages) && packages >= 0)
  return areWhole && flavors.reduce((sum, { packages }) => sum + packages, 0) === quantity
}
