import { agree, refuse, type Outcome } from '../../outcome.ts'
import type { PreliminaryOrderType } from './preliminary-order.ts'

/** A line as somebody wants it kept. */
export interface LineToKeep {
  /** Null for the care place itself. */
  readonly careRecipientId: number | null
  readonly itemNumber: string
  readonly quantity: number
  readonly flavors: readonly { readonly itemNumber: string; readonly packages: number }[]
}

/** A line for a resident names one, a line for the place none; each item stands once for each, split into all its packages. */
export function checkLines({
  type,
  lines,
}: {
  readonly type: PreliminaryOrderType
  readonly lines: readonly LineToKeep[]
}): Outcome<'checked', 'resident-wrong' | 'line-twice' | 'flavors-do-not-sum'> {
  const known = new Set<string>()
  for (const [at, line] of lines.entries()) {
    if ((line.careRecipientId === null) === (type === 'individual')) {
      return refuse('resident-wrong', { at: `lines[${at}].careRecipientId` })
    }
    if (known.has(keyOf(line))) return refuse('line-twice', { at: `lines[${at}].itemNumber` })
    known.add(keyOf(line))
    const split = line.flavors.reduce((sum, { packages }) => sum + packages, 0)
    if (line.flavors.length > 0 && split !== line.quantity) {
      return refuse('flavors-do-not-sum', { at: `lines[${at}].flavors` })
    }
  }
  return agree('checked')
}

/** The lines that are new, are gone, or are not as they were: whoever changes them needs the right of their area. */
export function changedLines(before: readonly LineToKeep[], after: readonly LineToKeep[]): LineToKeep[] {
  const written = (line: LineToKeep) => JSON.stringify([keyOf(line), line.quantity, flavorsOf(line)])
  const stood = new Set(before.map(written))
  const stands = new Set(after.map(written))
  return [...after.filter((line) => !stood.has(written(line))), ...before.filter((line) => !stands.has(written(line)))]
}

function keyOf({ careRecipientId, itemNumber }: LineToKeep): string {
  return `${careRecipientId ?? ''} ${itemNumber}`
}

function flavorsOf({ flavors }: LineToKeep): string[] {
  return flavors
    .filter(({ packages }) => packages > 0)
    .map(({ itemNumber, packages }) => `${itemNumber} ${packages}`)
    .toSorted()
}
