import type { ContentEntries } from '@omsorg/contract/content/draft/content-entries.ts'
import { deleteContentDraft } from '@omsorg/contract/content/draft/delete-content-draft.ts'
import { readContentDraft } from '@omsorg/contract/content/draft/read-content-draft.ts'
import { saveContentDraft } from '@omsorg/contract/content/draft/save-content-draft.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { useEffect, useRef, useState } from 'react'
import { answerTo, call } from '../../../platform/calls/client.ts'
import { newKey } from '../../../platform/calls/use-action.ts'
import { useEntriesKeeper } from '../../../platform/entries/use-entries-keeper.ts'
import { laterBy } from '../../../platform/later.ts'

export type KeptDraft = NonNullable<AnswerOf<typeof readContentDraft>['draft']>

/** What is not saved yet has no identifier. */
export const newContent = 'NEW'

/** After the last key, in milliseconds. */
const pauseBeforeKeeping = 1_000

/** A page that goes may still send so much; more is sent only while it stays. */
const mostThatOutlivesPage = 60_000

/**
 * What the server has kept of static content that is not saved: undefined until it has answered, null for nothing. Without an
 * answer the form begins with what is saved: it must not wait for what may be nothing.
 */
export function useContentDraft(identifier: string, isWanted: boolean) {
  const [draft, setDraft] = useState<KeptDraft | null | undefined>(isWanted ? undefined : null)
  useEffect(() => {
    let current = true
    if (isWanted)
      void call(readContentDraft, { params: { identifier } }, { silent: true }).then(
        (result) => current && setDraft(result.ok ? result.value.draft : null),
      )
    return () => {
      current = false
    }
  }, [identifier, isWanted])
  return { draft, setDraft }
}

/** How what is written stands with the server; elsewhere: another window keeps the same. */
export type Standing = { readonly is: 'new' | 'not-kept' | 'elsewhere' } | { readonly is: 'kept'; readonly at: string }

/** Keeps static content on the server while it is written, also when the page goes in the middle of a word. */
export function useContentKeeping(identifier: string, first: KeptDraft | null) {
  const [standing, setStanding] = useState<Standing>({ is: 'new' })
  const [window] = useState(newKey)
  const version = useRef(first?.version ?? null)
  const isElsewhere = useRef(false)
  const keeper = useEntriesKeeper<ContentEntries>(() => ({
    send: async (entries) => {
      if (isElsewhere.current) throw new Error('another window keeps it')
      const outlivesPage = JSON.stringify(entries).length < mostThatOutlivesPage
      const result = await call(
        saveContentDraft,
        { params: { identifier }, input: { version: version.current, window, entries } },
        { silent: true, outlivesPage, resolves: ['stale'] },
      )
      if (!result.ok) {
        isElsewhere.current = result.reason === 'stale'
        setStanding({ is: isElsewhere.current ? 'elsewhere' : 'not-kept' })
        throw new Error('a draft was not kept')
      }
      version.current = result.value.version
      setStanding({ is: 'kept', at: Temporal.Now.instant().toString() })
    },
    remove: () => answerTo(deleteContentDraft, { params: { identifier } }, { silent: true, outlivesPage: true }),
    later: laterBy(pauseBeforeKeeping),
  }))
  return {
    standing,
    change: keeper.change,
    flush: keeper.flush,
    isBehind: keeper.isBehind,
    /** Keeps at once what is not kept yet; done when it has arrived or failed. */
    async keepNow(): Promise<void> {
      keeper.flush()
      await keeper.pause()
      keeper.goOn()
    },
    /** It is saved, or thrown away; what another window keeps stays. */
    forget: (): Promise<void> => (isElsewhere.current ? keeper.pause() : keeper.forget()),
  }
}

export type ContentKeeping = ReturnType<typeof useContentKeeping>
