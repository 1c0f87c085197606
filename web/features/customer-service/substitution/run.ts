import type { EquivalentItem } from '@omsorg/contract/customer-service/substitution/equivalent.ts'
import type { listOutgoingItems } from '@omsorg/contract/customer-service/substitution/list-outgoing-items.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'

export type Outgoing = AnswerOf<typeof listOutgoingItems>['items'][number]

/** What is made ready for one approval: the items that are in it, and what takes the place of one where it is not the nearest. */
export interface Run {
  readonly chosen: ReadonlySet<string>
  readonly instead: ReadonlyMap<string, EquivalentItem>
}

export const emptyRun: Run = { chosen: new Set(), instead: new Map() }

export function takesItsPlace({ instead }: Run, { item, nearest }: Outgoing): EquivalentItem | null {
  return instead.get(item.itemNumber) ?? nearest
}

export function toggled({ chosen, instead }: Run, itemNumber: string): Run {
  const next = new Set(chosen)
  if (!next.delete(itemNumber)) next.add(itemNumber)
  return { chosen: next, instead }
}

/** Whoever chooses what takes the place of an item means to replace it. */
export function withInstead({ chosen, instead }: Run, itemNumber: string, by: EquivalentItem): Run {
  return { chosen: new Set(chosen).add(itemNumber), instead: new Map(instead).set(itemNumber, by) }
}

/** What is approved: those of the run that are still there and that nobody is replacing already. */
export function pairsOf(run: Run, items: readonly Outgoing[]) {
  return items.flatMap((outgoing) => {
    const to = takesItsPlace(run, outgoing)
    const isIn = run.chosen.has(outgoing.item.itemNumber) && !outgoing.isBeingReplaced
    return isIn && to ? [{ item: outgoing.item, to: to.item }] : []
  })
}
