import { readNews } from '@omsorg/contract/news/item/read-news.ts'
import type { NewsState } from '@omsorg/domain/news/item/news-words.ts'
import { useRef, useState } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { refetch } from '../../../platform/calls/query.ts'
import { newKey } from '../../../platform/calls/use-action.ts'
import { useEntriesKeeper } from '../../../platform/entries/use-entries-keeper.ts'
import { laterBy } from '../../../platform/later.ts'
import { messages } from '../../../platform/messages.ts'
import { type Draft, type KeptNews, type Written, wrongWith, writtenOf } from './draft.ts'
import { createKeeping, type Held } from './keeping.ts'
import { dropHeld, outdatedBySaving, senderOf } from './save-calls.ts'

/** After the last key, in milliseconds. */
const pauseBeforeSaving = 2_000

function heldOf({ newsId, rowVersion, changes }: KeptNews): Held {
  return { newsId, rowVersion, changesVersion: changes?.changesVersion ?? 0 }
}

/** How the draft stands with the server. */
export type Standing =
  | { readonly is: 'new' | 'behind' | 'waits' | 'not-kept' }
  | { readonly is: 'kept'; readonly at: Temporal.Instant }

/**
 * Saves news: a draft by itself while it is written, changes of what readers see already beside it, and whatever else when
 * somebody says so. Where somebody else has saved meanwhile nothing is written over: `theirs` is what there is now.
 */
export function useKeeping(kept: KeptNews | null, writesMessages: boolean, onBegun?: (held: Held) => void) {
  const [standing, setStanding] = useState<Standing>({ is: 'new' })
  const [theirs, setTheirs] = useState<KeptNews | null>(null)
  const [busy, setBusy] = useState(false)
  const [hasChanges, setHasChanges] = useState(kept !== null && kept.changes !== null)
  const silent = useRef(true)
  const isDraft = useRef(kept === null || kept.state === 'draft')
  const lastKept = useRef('')
  /** Somebody else has saved: nothing goes on until it is said whose holds. */
  const isAsked = useRef(false)
  /** Saved or removed as somebody said: what was still to be kept by itself would take it back. */
  const isOver = useRef(false)
  const [keeping] = useState(() =>
    createKeeping(
      kept && heldOf(kept),
      senderOf(writesMessages, () => ({ silent: silent.current })),
      newKey,
    ),
  )
  const keeper = useEntriesKeeper<Written>(() => ({
    send: async (written) => {
      if (isAsked.current) throw new Error('nothing is kept while it is asked whose holds')
      const isNew = keeping.held() === null
      const result = await keeping.keep(written, isDraft.current ? 'news' : 'changes')
      if (!result.ok) {
        setStanding({ is: result.reason === 'stale' ? 'new' : 'not-kept' })
        if (result.reason === 'stale') await readTheirs()
        throw new Error('a draft was not kept')
      }
      lastKept.current = JSON.stringify(written)
      if (isNew) onBegun?.(result.held)
      if (result.held.changesVersion > 0) setHasChanges(true)
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
    if (result.ok) setTheirs(result.value)
    else isAsked.current = false
  }

  return {
    standing,
    theirs,
    busy,
    /** Whether something is changed that readers do not see yet. */
    hasChanges,
    /** Whether the server has this draft as it stands. */
    isKept: (draft: Draft) => !isAsked.current && JSON.stringify(writtenOf(draft, 'draft')) === lastKept.current,
    flush: keeper.flush,
    /** Something was written. */
    change(draft: Draft): void {
      if (wrongWith(draft, null)) return setStanding({ is: 'waits' })
      setStanding((former) => (former.is === 'not-kept' ? former : { is: 'behind' }))
      keeper.change(writtenOf(draft, 'draft'))
    },
    /** Saves at once what is not saved yet; done when it has arrived or failed. */
    async saveNow(): Promise<void> {
      if (isOver.current) return
      keeper.flush()
      await keeper.pause()
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
        messages.announce({ kind: 'toast', tone: 'success', text: done })
        await refetch(outdatedBySaving)
      } else {
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
      if (!wrongWith(draft, null)) keeper.change(writtenOf(draft, 'draft'))
    },
    /** Takes back what is changed and not published; true when it is gone. */
    async drop(): Promise<boolean> {
      setBusy(true)
      await keeper.pause()
      const held = keeping.held()
      const came = held ? await dropHeld(held) : 'done'
      if (came === 'done') isOver.current = true
      else {
        if (came === 'stale') await readTheirs()
        keeper.goOn()
      }
      setBusy(false)
      return came === 'done'
    },
    /** Nothing more is saved: it is being removed. */
    stop(): Promise<void> {
      isOver.current = true
      return keeper.pause()
    },
  }
}
