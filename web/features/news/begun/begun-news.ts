import type { KeptList } from '../../../platform/device/kept-list.ts'
import { type Draft, wrongWith, writtenOf } from '../editor/draft.ts'
import type { As, Held, Pending } from '../editor/keeping.ts'

/** News as somebody has written it and the server does not have it: it lies on the device of its writer. */
export interface BegunNews extends Pending {
  /** One for each editor that was opened. */
  readonly slot: string
  readonly draft: Draft
  readonly as: As
  /** When it was written, ISO 8601. */
  readonly at: string
}

/** As long as what others keep half-written stays with the server. */
const longestKept = Temporal.Duration.from({ hours: 30 * 24 })

/** After that nobody expects any more that what was pressed is carried out. */
const longestToPublish = Temporal.Duration.from({ minutes: 20 })

const isOlder = ({ at }: BegunNews, than: Temporal.Duration, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(at).add(than), now) < 0

/** What lies there, the newest first; what is too old leaves. */
export async function begunOn(list: KeptList<BegunNews>, now: Temporal.Instant): Promise<readonly BegunNews[]> {
  const all = await list.load()
  await list.leave(all.filter((each) => isOlder(each, longestKept, now)))
  return all.filter((each) => !isOlder(each, longestKept, now)).toSorted((a, b) => (a.at < b.at ? 1 : -1))
}

/** Whether the server has it just as it was written. */
export function isAsKept(begun: BegunNews, kept: Draft): boolean {
  return JSON.stringify(writtenOf(begun.draft, 'draft')) === JSON.stringify(writtenOf(kept, 'draft'))
}

/**
 * How another page goes on with it. What could be saved may have been sent while the former page went: it is sent again under
 * the same key, so that nothing is made twice. What was to be published long ago is not published by itself any more.
 */
export function pendingOf(begun: BegunNews, newKey: () => string, now: Temporal.Instant): Pending {
  const { held, unsettled, key, draft, as } = begun
  if (unsettled) {
    const isTooLate = unsettled.written.state === 'published' && isOlder(begun, longestToPublish, now)
    return { held, unsettled: isTooLate ? null : unsettled, key }
  }
  if (wrongWith(draft, null)) return { held, unsettled, key }
  return { held, unsettled: { held, written: writtenOf(draft, 'draft'), key, as }, key: newKey() }
}

export const isSame = (one: Held | null, other: Held): boolean =>
  one?.rowVersion === other.rowVersion && one.changesVersion === other.changesVersion

/** The place of one editor on the device: what is written lies there, one after another, until the server has it. */
export function createPlace(list: KeptList<BegunNews>, first: BegunNews | null) {
  let here = first
  let wanted = first
  let turn: Promise<unknown> = Promise.resolve()
  const watchers = new Set<() => void>()

  function inTurn(work: () => Promise<void>): Promise<unknown> {
    const done = turn.then(work)
    // What could not be laid down leaves the place as it was.
    turn = done.then(
      () => undefined,
      () => undefined,
    )
    return turn
  }

  function become(next: BegunNews | null): void {
    here = next
    for (const watch of watchers) watch()
  }

  return {
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    /** Whether something newer is on its way there. */
    isBehind: (): boolean => wanted !== null && wanted !== here,
    /** What lies there now. */
    here: (): BegunNews | null => here,
    lay(begun: BegunNews): void {
      wanted = begun
      void inTurn(async () => {
        if (wanted !== begun) return
        await list.keep(begun)
        become(begun)
      })
    },
    /** The server has it, or nobody wants it any more. What another window has laid there stays. */
    leave(): Promise<unknown> {
      wanted = null
      return inTurn(async () => {
        if (wanted !== null || !here) return
        await list.leave([here])
        become(null)
      })
    },
    /** Done when what was laid lies there. */
    settled: (): Promise<unknown> => turn,
  }
}

export type Place = ReturnType<typeof createPlace>
