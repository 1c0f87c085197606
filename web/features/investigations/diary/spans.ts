import { volumeOf, type Outside } from '@omsorg/domain/investigations/diary/entry.ts'
import type { ShownChange } from './waiting.ts'

/** What leaked between two changes, in milliseconds since the epoch. */
export interface Span {
  readonly entryId: string
  readonly from: number
  readonly to: number
  readonly volume: number
  readonly outside: Outside
  readonly waits: boolean
}

/** The changes in their order, each since the one before it. */
export function spansOf(startedOn: string, changes: readonly ShownChange[]): Span[] {
  let from = Date.parse(startedOn)
  return changes.map((change) => {
    const to = Date.parse(change.at)
    const span = { entryId: change.entryId, from, to, volume: volumeOfShown(change), ...only(change) }
    from = to
    return span
  })
}

const only = ({ outside, waits }: ShownChange) => ({ outside, waits })

export function volumeOfShown(change: ShownChange): number {
  const volume = volumeOf(change)
  return volume.ok ? volume.value : 0
}

/** Changes that may be the same as the one before: within five minutes, and not said to be two. */
export function asksWhetherSame(changes: readonly ShownChange[]): ReadonlyMap<string, ShownChange> {
  const found = new Map<string, ShownChange>()
  for (const [index, change] of changes.entries()) {
    const before = changes[index - 1]
    if (before && !change.apart && Date.parse(change.at) - Date.parse(before.at) <= nearMilliseconds)
      found.set(change.entryId, before)
  }
  return found
}

const nearMilliseconds = 5 * 60_000
