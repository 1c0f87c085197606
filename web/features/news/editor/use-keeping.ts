import { readNews } from '@omsorg/contract/news/item/read-news.ts'
import type { NewsState } from '@omsorg/domain/news/item/news-words.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { refetch } from '../../../platform/calls/query.ts'
import { newKey } from '../../../platform/calls/use-action.ts'
import { useEntriesKeeper } from '../../../platform/entries/use-entries-keeper.ts'
import { keptOffline } from '../../../platform/kept-offline.ts'
import { laterBy } from '../../../platform/later.ts'
import { messages } from '../../../platform/messages.ts'
import { type BegunNews, createPlace, isSame, pendingOf } from '../begun/begun-news.ts'
import { type Draft, type KeptNews, type Written, wrongWith, writtenOf } from './draft.ts'
import { createKeeping, type Held } from './keeping.ts'
import { dropHeld, outdatedBySaving, senderOf } from './save-calls.ts'
import type { NewsOnDevice } from '../begun/use-begun.ts'

/** After the last key, in milliseconds. */
const pauseBeforeSaving = 2_000

function heldOf({ newsId, rowVersion, changes }: KeptNews): Held {
  return { newsId, rowVersion, changesVersion: changes?.changesVersion ?? 0 }
}

/** Whether this is what was sent, or its JSON. A day that cannot be read was not sent. */
function isWritten(draft: Draft, sent: Written | string): boolean {
  if (wrongWith(draft, null)) return false
  return JSON.stringify(writtenOf(draft, 'draft')) === (typeof sent === 'string' ? sent : JSON.stringify(sent))
}

/** What a page goes on with. */
export interface Begins {
  /** As the server has it; null for what is new. */
  readonly kept: KeptNews | null
  /** As it lies on the device; null where nothing was left there. */
  readonly begun: BegunNews | null
  readonly device: NewsOnDevice
}

export interface Told {
  /** What is new was saved by itself for the first time. */
  readonly onBegun?: ((held: Held) => void) | undefined
  /** What is new lies on the device for the first time. */
  readonly onLaid?: ((slot: string) => void) | undefined
  /** What was to be published and was not heard of any more has arrived. */
  readonly onPublished: (held: Held) => void
}

/** How the draft stands with the server. */
export type Standing =
  | { readonly is: 'new' | 'behind' | 'waits' | 'not-kept' }
  | { readonly is: 'kept'; readonly at: Temporal.Instant }

/**
 * Saves news: a draft by itself while it is written, changes of what readers see already beside it, and whatever else when
 * somebody says so. What the server does not have, such as news without a heading, lies on the device until it has. Where
 * somebody else has saved meanwhile nothing is written over: `theirs` is what there is now.
 */
export function useKeeping({ kept, begun, device }: Begins, writesMessages: boolean, told: Told) {
  const [standing, setStanding] = useState<Standing>({ is: begun ? 'waits' : 'new' })
  const [theirs, setTheirs] = useState<KeptNews | null>(null)
  const [busy, setBusy] = useState(false)
  const [hasChanges, setHasChanges] = useState(kept !== null && kept.changes !== null)
  const silent = useRef(true)
  const isDraft = useRef(kept === null || kept.state === 'draft')
  const lastKept = useRef('')
  const latest = useRef(begun?.draft ?? null)
  const [slot] = useState(() => begun?.slot ?? newKey())
  const [place] = useState(() => createPlace(device.list, begun))
  const here = useSyncExternalStore(place.watch, place.here)
  /** Somebody else has saved: nothing goes on until it is said whose holds. */
  const isAsked = useRef(false)
  /** Saved or removed as somebody said: what was still to be kept by itself would take it back. */
  const isOver = useRef(false)
  const [keeping] = useState(() =>
    createKeeping(
      begun
        ? pendingOf(begun, newKey, Temporal.Now.instant())
        : { held: kept && heldOf(kept), unsettled: null, key: newKey() },
      senderOf(writesMessages, () => ({ silent: silent.current })),
      newKey,
    ),
  )

  /** What the server does not have lies on the device, with how far the keeping has come. */
  const begunNow = useRef((): BegunNews | null => {
    const draft = latest.current
    if (!draft || isOver.current) return null
    const as = isDraft.current ? 'news' : 'changes'
    return { slot, draft, as, at: Temporal.Now.instant().toString(), ...keeping.pending() }
  })
  function lay(): void {
    const now = begunNow.current()
    if (now) place.lay(now)
  }
  useEffect(() => {
    const leave = () => {
      const now = begunNow.current()
      if (now && device.isLasting && place.isBehind()) device.leaveBehind(now)
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [device, place])
  const hasLaid = useRef(begun !== null)
  useEffect(() => {
    if (!here || hasLaid.current) return
    hasLaid.current = true
    if (device.isLasting && here.held === null) told.onLaid?.(slot)
  })

  const keeper = useEntriesKeeper<Written>(() => ({
    send: async (written) => {
      if (isAsked.current) throw new Error('nothing is kept while it is asked whose holds')
      const isNew = keeping.held() === null
      const result = await keeping.keep(written, isDraft.current ? 'news' : 'changes')
      if (result.published) isDraft.current = false
      const now = keeping.held()
      if (isNew && now) told.onBegun?.(now)
      if (!result.ok) {
        lay()
        setStanding({ is: result.reason === 'stale' ? 'new' : 'not-kept' })
        if (result.reason === 'stale') await readTheirs()
        throw new Error('a draft was not kept')
      }
      lastKept.current = JSON.stringify(written)
      if (latest.current && isWritten(latest.current, written)) await place.leave()
      else lay()
      if (result.held.changesVersion > 0) setHasChanges(true)
      else if (result.published) told.onPublished(result.held)
      setStanding({ is: 'kept', at: Temporal.Now.instant() })
    },
    remove: async () => undefined,
    later: laterBy(pauseBeforeSaving),
  }))

  async function readTheirs(): Promise<void> {
    const id = keeping.held()?.newsId
    if (id === undefined) return
    isAsked.current = true
    const result = await call(readNews, { params: { id } }, { silent: true })
    if (result.ok && !isSame(keeping.held(), heldOf(result.value))) setTheirs(result.value)
    else isAsked.current = false
  }

  // What was left on the device goes on where it was: it is saved at once, or asks at once whose holds.
  const goOn = useRef(() => {
    if (!begun) return
    if (!wrongWith(begun.draft, null)) {
      keeper.change(writtenOf(begun.draft, 'draft'))
      keeper.flush()
    } else if (kept && !isSame(keeping.held(), heldOf(kept))) void readTheirs()
  })
  useEffect(() => goOn.current(), [])
  useEffect(() => (device.isLasting ? keptOffline.begin() : undefined), [device])

  const isAtServer = (draft: Draft) => !isAsked.current && isWritten(draft, lastKept.current)

  return {
    standing,
    theirs,
    busy,
    /** Whether something is changed that readers do not see yet. */
    hasChanges,
    /** Whether what is written lies on the device, as far as the server does not have it. */
    isHere: device.isLasting && here !== null,
    /** Whether the server has this draft as it stands, or the device, where it outlives the page. */
    isKept: (draft: Draft) => isAtServer(draft) || (device.isLasting && place.here()?.draft === draft),
    flush: keeper.flush,
    /** Something was written. */
    change(draft: Draft): void {
      latest.current = draft
      lay()
      if (wrongWith(draft, null)) return setStanding({ is: 'waits' })
      setStanding((former) => (former.is === 'not-kept' ? former : { is: 'behind' }))
      keeper.change(writtenOf(draft, 'draft'))
    },
    /** Saves at once what is not saved yet; done when it has arrived or failed. */
    async saveNow(): Promise<void> {
      if (isOver.current) return
      keeper.flush()
      await keeper.pause()
      await place.settled()
      keeper.goOn()
    },
    /** As somebody says: what came of it; null when it was not saved. */
    async save(draft: Draft, state: NewsState, done: string): Promise<Held | null> {
      setBusy(true)
      await keeper.pause()
      silent.current = false
      const result = await keeping.keep(writtenOf(draft, state))
      silent.current = true
      if (result.ok) {
        isDraft.current = state === 'draft'
        isOver.current = true
        isAsked.current = false
        setTheirs(null)
        await place.leave()
        messages.announce({ kind: 'toast', tone: 'success', text: done })
        await refetch(outdatedBySaving)
      } else {
        latest.current = draft
        lay()
        if (result.reason === 'stale') await readTheirs()
        keeper.goOn()
      }
      setBusy(false)
      return result.ok ? result.held : null
    },
    /** Goes on with what is written here, over what somebody else has saved. */
    keepMine(draft: Draft, now: KeptNews): void {
      keeping.hold(heldOf(now))
      isDraft.current = now.state === 'draft'
      isAsked.current = false
      setTheirs(null)
      latest.current = draft
      lay()
      if (!wrongWith(draft, null)) keeper.change(writtenOf(draft, 'draft'))
    },
    /** Takes back what is changed and not published; true when it is gone. */
    async drop(): Promise<boolean> {
      setBusy(true)
      await keeper.pause()
      const held = keeping.held()
      const came = held ? await dropHeld(held) : 'done'
      if (came === 'done') {
        isOver.current = true
        await place.leave()
      } else {
        if (came === 'stale') await readTheirs()
        keeper.goOn()
      }
      setBusy(false)
      return came === 'done'
    },
    /** Nothing more is saved: it is being removed, or what is written is thrown away. */
    async stop(): Promise<void> {
      isOver.current = true
      await keeper.pause()
      await place.leave()
    },
  }
}
