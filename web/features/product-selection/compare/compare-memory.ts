import { useSyncExternalStore } from 'react'
import { session } from '../../../platform/session/browser-session.ts'
import type { KeyedStorage } from '../../../platform/session/storage.ts'

/** More do not fit side by side (O-2-25). */
export const mostCompared = 4

const keyStart = 'compared-'

interface Kept {
  readonly signInId: string
  readonly items: readonly string[]
}

/** Which products one marks to compare, by therapy area. They are the browser's own: no call is sent (O-3-56). */
export function createComparison(storage: KeyedStorage, signInId: () => string | null) {
  const watchers = new Set<() => void>()
  const none: readonly string[] = []
  const read = new Map<string, { readonly text: string | null; readonly items: readonly string[] }>()

  /** What another sign-in has marked counts as not marked. */
  function of(area: string): readonly string[] {
    const id = signInId()
    const text = id === null ? null : storage.getItem(keyStart + area)
    const known = read.get(area)
    const marked = `${id} ${text}`
    if (known?.text === marked) return known.items
    const items = text === null || id === null ? none : itemsIn(text, id)
    read.set(area, { text: marked, items })
    return items
  }

  function become(area: string, items: readonly string[]): void {
    const id = signInId()
    if (id === null) return
    const kept: Kept = { signInId: id, items }
    if (items.length > 0) storage.setItem(keyStart + area, JSON.stringify(kept))
    else storage.removeItem(keyStart + area)
    for (const watch of watchers) watch()
  }

  return {
    of,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    /** Marks or unmarks; a fifth is not taken. */
    toggle(area: string, itemNumber: string): void {
      const items = of(area)
      if (items.includes(itemNumber))
        become(
          area,
          items.filter((each) => each !== itemNumber),
        )
      else if (items.length < mostCompared) become(area, [...items, itemNumber])
    },
    clear(area: string): void {
      become(area, [])
    },
    /** Whoever signs out takes it along. */
    forget(): void {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      for (const key of keys) if (key.startsWith(keyStart)) storage.removeItem(key)
      for (const watch of watchers) watch()
    },
  }
}

function itemsIn(text: string, signInId: string): readonly string[] {
  try {
    const kept = JSON.parse(text) as Kept
    return kept.signInId === signInId ? kept.items.slice(0, mostCompared) : []
  } catch {
    return []
  }
}

const comparison = createComparison(sessionStorage, () => {
  const state = session.state()
  return state.phase === 'signed-in' ? state.user.signInId : null
})

session.watch(() => {
  if (session.state().phase !== 'signed-in') comparison.forget()
})

export function useComparison(area: string) {
  const items = useSyncExternalStore(comparison.watch, () => comparison.of(area))
  return {
    items,
    full: items.length >= mostCompared,
    toggle: (itemNumber: string) => comparison.toggle(area, itemNumber),
    clear: () => comparison.clear(area),
  }
}
