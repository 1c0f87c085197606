import type { KeptList } from '../../../platform/device/kept-list.ts'
import type { DiaryEntry, SentEntry } from '@omsorg/contract/investigations/diary/diary-fields.ts'

/** What came of one change at the server. */
export interface Outcome {
  readonly entryId: string
  readonly outcome: 'kept' | 'older' | 'wet-below-dry' | 'nothing-measured' | 'outside-diary'
}

interface WaitingParts extends KeptList<SentEntry> {
  /** Null where nobody answered: all of it waits on. */
  readonly send: (entries: readonly SentEntry[]) => Promise<readonly Outcome[] | null>
}

export interface Waiting {
  /** On this device alone, in the version that is to be sent. */
  readonly entries: readonly SentEntry[]
  /** Refused by the server: whoever wrote them looks at them again. */
  readonly refused: ReadonlyMap<string, Outcome['outcome']>
  readonly sending: boolean
}

/**
 * The changes of one diary that the server does not have yet. Each is on the device before anything is sent; what the server
 * has taken leaves, unless it was changed again meanwhile. Sent twice it is the same change, by its id.
 */
export function createWaiting({ load, keep, leave, send }: WaitingParts) {
  let current: Waiting = { entries: [], refused: new Map(), sending: false }
  const watchers = new Set<() => void>()
  let turn: Promise<unknown> = Promise.resolve()

  function become(part: Partial<Waiting>): void {
    current = { ...current, ...part }
    for (const watch of watchers) watch()
  }

  function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = turn.then(work)
    turn = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  async function sendAll(): Promise<boolean> {
    const sent = current.entries.filter(({ entryId }) => !current.refused.has(entryId))
    if (sent.length === 0) return false
    become({ sending: true })
    const outcomes = await send(sent)
    if (outcomes === null) {
      become({ sending: false })
      return false
    }
    const of = new Map(outcomes.map(({ entryId, outcome }) => [entryId, outcome]))
    const isTaken = (entry: SentEntry) => {
      const outcome = of.get(entry.entryId)
      const isThisVersion = sent.some((each) => each === entry)
      return isThisVersion && (outcome === 'kept' || outcome === 'older')
    }
    const taken = current.entries.filter(isTaken)
    const entries = current.entries.filter((entry) => !taken.includes(entry))
    const wrong = outcomes.filter(({ outcome }) => outcome !== 'kept' && outcome !== 'older')
    const refused = new Map([...current.refused, ...wrong.map(({ entryId, outcome }) => [entryId, outcome] as const)])
    become({ entries, refused, sending: false })
    await leave(taken)
    return true
  }

  return {
    current: (): Waiting => current,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    /** Fetches what this device kept when its page was closed. */
    begin: () =>
      inTurn(async () => {
        const kept = await load()
        const known = new Set(current.entries.map(({ entryId }) => entryId))
        become({ entries: [...kept.filter(({ entryId }) => !known.has(entryId)), ...current.entries] })
      }),
    /** On the device at once; sent by the next `flush`. */
    put: (entry: SentEntry) =>
      inTurn(async () => {
        const refused = new Map(current.refused)
        refused.delete(entry.entryId)
        const entries = [...current.entries.filter(({ entryId }) => entryId !== entry.entryId), entry]
        become({ entries, refused })
        await keep(entry)
      }),
    /** Sends what waits; whether the server answered. */
    flush: () => inTurn(sendAll),
  }
}

export type WaitingQueue = ReturnType<typeof createWaiting>

/** A change as the list shows it, whether the server has it or not. */
export interface ShownChange extends Omit<SentEntry, 'removed'> {
  readonly waits: boolean
  /** Who has written it, as the server tells; null of what waits here. */
  readonly writtenBy: DiaryEntry['writtenBy']
}

/** What the server has and what waits here, together: a waiting version takes the place of the one that was read. */
export function shownChanges(entries: readonly DiaryEntry[], waiting: readonly SentEntry[]): ShownChange[] {
  const here = new Map(waiting.map((entry) => [entry.entryId, entry]))
  const read = entries
    .filter(({ entryId }) => !here.has(entryId))
    .map(({ volume: _volume, ...entry }) => ({ ...entry, waits: false }))
  const own = waiting
    .filter(({ removed }) => !removed)
    .map(({ removed: _removed, ...entry }) => ({ ...entry, waits: true, writtenBy: null }))
  return [...read, ...own].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}
