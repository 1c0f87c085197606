import {
  changesOf,
  mergedDraft,
  type Settings,
  type TheirChange,
} from '@omsorg/domain/organisation/setting/setting-draft.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'

/** What of the settings of a node is saved, and by which version it is known. */
export interface SavedSettings {
  readonly own: Settings
  /** Null before anything was saved. */
  readonly version: number | null
}

/** How saving went: the new version, that somebody else was quicker, or that it did not go, which has been said. */
export type SaveResult = { readonly version: number } | 'stale' | 'failed'

export interface SettingsKeeper {
  readonly save: (own: Settings, version: number | null) => Promise<SaveResult>
  /** Reads anew what is saved; null when no answer came. */
  readonly readAgain: () => Promise<SavedSettings | null>
}

/** What is filled in on a screen of settings, beside what is saved. Who saves second is shown what the first has changed. */
export function useSettingsDraft(first: SavedSettings, names: readonly string[], { save, readAgain }: SettingsKeeper) {
  const [saved, setSaved] = useState(first)
  const [draft, setDraft] = useState(first.own)
  const [theirs, setTheirs] = useState<readonly TheirChange[]>([])
  const changes = changesOf(saved.own, draft, names)

  async function send(): Promise<boolean> {
    const result = await save(draft, saved.version)
    if (result === 'failed') return false
    if (result === 'stale') {
      const now = await readAgain()
      if (!now) return false
      const merged = mergedDraft(saved.own, draft, now.own, names)
      setSaved(now)
      setDraft({ ...now.own, ...merged.draft })
      setTheirs(merged.theirChanges)
      return false
    }
    // Whoever goes on with what is saved leaves nothing unsaved.
    flushSync(() => {
      setSaved({ own: draft, version: result.version })
      setTheirs([])
    })
    return true
  }

  return {
    saved: saved.own,
    draft,
    changes,
    theirs,
    send,
    set: (name: string, value: Settings[string]) => setDraft({ ...draft, [name]: value }),
    /** Several at once, such as those of another client. */
    fill: (settings: Settings) => setDraft({ ...draft, ...settings }),
    undo: (name: string) => setDraft({ ...draft, [name]: saved.own[name] ?? null }),
    undoAll: () => setDraft(saved.own),
    /** Ends the question of what both have changed, with theirs or with what stands here. */
    choose: (change: TheirChange, whose: 'mine' | 'theirs') => {
      if (whose === 'theirs') setDraft({ ...draft, [change.name]: change.to })
      setTheirs(theirs.filter(({ name }) => name !== change.name))
    },
  }
}
