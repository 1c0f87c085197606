import { type CheckedLine as LineCheck, checkLines } from '@omsorg/domain/orders/placing/line-check.ts'
import { unavailabilityCode, type UnavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import type { ItemNotice } from '@omsorg/domain/orders/placing/item-status.ts'
import { lineKeyOf, type Proposal, type ProposedLine } from './proposal.ts'
import type { FilledLine, WizardState } from './wizard-state.ts'

export interface CheckedLine {
  readonly line: ProposedLine
  readonly filled: FilledLine
  readonly check: LineCheck
  /** Packages that go into the sums: 0 for a line that is not sent. */
  readonly sent: number
}

export interface CheckedOrder {
  /** All lines but those that were taken out, in the order of the proposal. */
  readonly lines: readonly CheckedLine[]
  readonly removed: readonly ProposedLine[]
  /** Lines that keep the order from being placed. */
  readonly bad: readonly CheckedLine[]
  readonly nothingToOrder: boolean
}

/** Whether the amounts can be gone on from. */
export function mayGoOn({ bad, nothingToOrder }: Pick<CheckedOrder, 'bad' | 'nothingToOrder'>): boolean {
  return bad.length === 0 && !nothingToOrder
}

/** The lines by the same rules that the server asks (O-5-47 to O-5-55), so that they follow every keystroke. */
export function checkOrder(
  { emptyIsLeftOut }: { readonly emptyIsLeftOut: boolean },
  proposal: Pick<Proposal, 'lines'>,
  filledLines: WizardState['lines'],
): CheckedOrder {
  const filledOf = new Map(filledLines.map((filled) => [filled.key, filled]))
  const pairs = proposal.lines.flatMap((line) => {
    const filled = filledOf.get(lineKeyOf(line))
    return filled ? [{ line, filled }] : []
  })
  const isLeftOut = ({ quantity, setAside }: FilledLine) => emptyIsLeftOut && !quantity && !setAside
  const kept = pairs.filter(({ filled }) => !filled.removed && !isLeftOut(filled))
  const checked = checkLines(kept.map(({ line, filled }) => factsOf(line, filled)))
  const lines = kept.flatMap((pair, at) => {
    const check = checked.lines[at]
    return check ? [sameAsBefore({ ...pair, check, sent: pair.filled.setAside ? 0 : (pair.filled.quantity ?? 0) })] : []
  })
  return {
    lines,
    removed: pairs.filter(({ filled }) => filled.removed).map(({ line }) => line),
    bad: lines.filter((each) => each.check.blocks),
    nothingToOrder: checked.nothingToOrder,
  }
}

const before = new WeakMap<FilledLine, CheckedLine>()

/** A line that is filled in as before is the same object as before: a screen draws anew only what a key has changed. */
function sameAsBefore(checked: CheckedLine): CheckedLine {
  const known = before.get(checked.filled)
  if (known?.line === checked.line) return known
  before.set(checked.filled, checked)
  return checked
}

const notices: readonly ItemNotice[] = ['not-in-stock', 'delayed', 'uncertain-delivery', 'outgoing']

function factsOf(line: ProposedLine, filled: FilledLine) {
  return {
    quantity: filled.quantity ?? 0,
    pieces: null,
    itemsPerPackage: line.itemsPerPackage,
    allowed: line.allowedQuantity,
    prescribed: line.packagesPerWithdrawal,
    flavors:
      line.flavors.length === 0
        ? null
        : line.flavors.map((flavor) => ({
            packages: filled.flavors[flavor.itemNumber] ?? 0,
            canBeOrdered: flavor.orderable,
          })),
    unavailability: unavailabilityOf(line),
    isEarly: line.warnings.includes('earlier-than-interval'),
    notices: notices.filter((notice) => line.warnings.includes(notice)),
    setAside: filled.setAside,
  }
}

function unavailabilityOf(line: ProposedLine): UnavailabilityCode | null {
  if (line.unavailabilityCode === null) return null
  const known = Object.values(unavailabilityCode).find((code) => code === line.unavailabilityCode)
  return known ?? unavailabilityCode.unknownReason
}

/** Whether a save of these lines would be accepted; what cannot be ordered at all may wait until the order is placed. */
export function linesMayBeSaved(checked: CheckedOrder): boolean {
  if (checked.nothingToOrder) return false
  return checked.bad.every(({ check, filled }) =>
    check.findings.every(
      (finding) =>
        finding.severity === 'warn' ||
        finding.name === 'line-unavailable' ||
        (finding.name === 'quantity-zero' && filled.quantity === 0),
    ),
  )
}

/** The day on which everything that is sent has come, and whether some of it comes before (rules 3.18). */
export function deliveryOf(
  { delivery }: Pick<Proposal, 'delivery'>,
  lines: readonly CheckedLine[],
  isExpress: boolean,
): { readonly earliest: string; readonly onSeveralDays: boolean } {
  const fromTheShelf = isExpress ? delivery.earliestExpress : delivery.earliest
  const days = lines
    .filter((each) => each.sent > 0)
    .map(({ line }) => (isExpress ? line.expressDate : null) ?? line.deliveryDate ?? fromTheShelf)
  const earliest = days.toSorted().at(-1) ?? fromTheShelf
  return { earliest, onSeveralDays: new Set(days).size > 1 }
}
