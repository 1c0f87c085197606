import type { FilledLine } from '../../placing/wizard-state.ts'
import { splitAsLast } from '../../placing/wizard-state.ts'
import type { ResidentRow } from '../resident-rows.ts'
import type { ReadSheet, SheetTarget } from './read-sheet.ts'

/** The rows of the order as a sheet may name them. A protected person has no room, so nobody can name hers. */
export function targetsOf(rows: readonly ResidentRow[]): SheetTarget[] {
  return rows.map(({ key, line, resident: { careRecipient, room } }) => ({
    key,
    room: careRecipient.protected ? null : room,
    itemNumber: line.itemNumber,
    name: line.product.name,
    orderable: line.unavailabilityCode === null,
  }))
}

/** The lines with what the sheet says. A line that was set aside is wanted again; flavours follow as they were last time. */
export function filledBySheet(rows: readonly ResidentRow[], { filled }: ReadSheet): FilledLine[] {
  const packagesOf = new Map(filled.map(({ key, packages }) => [key, packages]))
  return rows.map(({ key, line, filled: before }) => {
    const quantity = packagesOf.get(key)
    if (quantity === undefined) return before
    const flavors = before.flavorsByHand ? before.flavors : splitAsLast(quantity, line.flavors)
    return { ...before, quantity, flavors, setAside: false }
  })
}

/** A sheet that was pasted, and the lines before it. */
export interface PastedSheet {
  readonly sheet: ReadSheet
  readonly before: readonly FilledLine[]
}

/** The lines as they are, but for those that the sheet has filled: they are as they were before it. */
export function withoutSheet(lines: readonly FilledLine[], { sheet, before }: PastedSheet): FilledLine[] {
  const filled = new Set(sheet.filled.map(({ key }) => key))
  const lineBefore = new Map(before.map((line) => [line.key, line]))
  return lines.map((line) => (filled.has(line.key) ? (lineBefore.get(line.key) ?? line) : line))
}
