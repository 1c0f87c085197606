import type { CheckedLine, CheckedOrder } from '../placing/order-check.ts'
import {
  lineKeyOf,
  type LineKey,
  type Proposal,
  type ProposedLine,
  type ProposedResident,
} from '../placing/proposal.ts'
import type { FilledLine } from '../placing/wizard-state.ts'

/** A product of one resident, with what is filled in. */
export interface ResidentRow {
  readonly key: LineKey
  readonly line: ProposedLine
  readonly filled: FilledLine
  readonly resident: ProposedResident
  /** What is wrong with it; null while nothing is ordered of it. */
  readonly checked: CheckedLine | null
}

/** Everything that may be ordered, resident by resident as the server proposes them. */
export function rowsOf(
  { residents, lines }: Pick<Proposal, 'residents' | 'lines'>,
  filledLines: readonly FilledLine[],
  { lines: checkedLines }: Pick<CheckedOrder, 'lines'>,
): ResidentRow[] {
  const filledOf = new Map(filledLines.map((filled) => [filled.key, filled]))
  const checkedOf = new Map(checkedLines.map((checked) => [checked.filled.key, checked]))
  const residentOf = new Map(residents.map((resident) => [resident.careRecipient.careRecipientId, resident]))
  return lines.flatMap((line): ResidentRow[] => {
    const key = lineKeyOf(line)
    const filled = filledOf.get(key)
    const resident = residentOf.get(line.careRecipientId ?? 0)
    return filled && resident ? [{ key, line, filled, resident, checked: checkedOf.get(key) ?? null }] : []
  })
}

export interface RowFilter {
  readonly onlyDue: boolean
  readonly search: string
}

/** The rows in sight. What is filled in stays in sight and counts, whatever is due. */
export function rowsShown(rows: readonly ResidentRow[], { onlyDue, search }: RowFilter): ResidentRow[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (onlyDue && !row.line.isDue && !row.filled.quantity) return false
    const text = folded(textOf(row))
    return words.every((word) => text.includes(word))
  })
}

function textOf({ line, resident: { careRecipient, room } }: ResidentRow): string {
  const { firstName, lastName } = careRecipient
  return [room, firstName, lastName, line.product.name, line.itemNumber].filter(Boolean).join(' ')
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** How many persons these rows are of. */
export function residentsIn(rows: readonly Pick<ResidentRow, 'line'>[]): number {
  return new Set(rows.map(({ line }) => line.careRecipientId)).size
}
