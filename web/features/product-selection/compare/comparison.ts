import { therapyAreas, type TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useState, useSyncExternalStore } from 'react'
import { session } from '../../../platform/session/browser-session.ts'
import { type KeyedStorage, memoryOf } from '../../../platform/session/storage.ts'

/** More do not fit side by side (O-2-25). */
export const mostCompared = 4

interface Marked {
  readonly signInId: string
  readonly items: readonly string[]
}

/** Where one compares: within an area, or whatever area for the store of a care place. */
export type ComparedIn = TherapyArea | 'store'

const isMarked = (found: unknown): found is Marked => typeof found === 'object' && found !== null && 'items' in found

/** Which products one marks to compare, by therapy area. They are the browser's own: no call is sent (O-3-56). */
export function createComparison(storage: KeyedStorage, signInId: () => string | null) {
  const watchers = new Set<() => void>()
  const none: readonly string[] = []
  const read = new Map<ComparedIn, Marked | null>()
  const memory = (area: ComparedIn) => memoryOf(storage, `compared-${area}`, isMarked)

  /** What another sign-in has marked counts as not marked. */
  function of(area: ComparedIn): readonly string[] {
    const marked = read.has(area) ? read.get(area) : memory(area).read()
    read.set(area, marked ?? null)
    return marked && marked.signInId === signInId() ? marked.items : none
  }

  function become(area: ComparedIn, items: readonly string[]): void {
    const id = signInId()
    if (id === null) return
    const marked = { signInId: id, items }
    read.set(area, marked)
    memory(area).keep(marked)
    for (const watch of watchers) watch()
  }

  return {
    of,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    /** Marks or unmarks; a fifth is not taken. */
    toggle(area: ComparedIn, itemNumber: string): void {
      const items = of(area)
      const others = items.filter((each) => each !== itemNumber)
      if (others.length < items.length) become(area, others)
      else if (items.length < mostCompared) become(area, [...items, itemNumber])
    },
    clear: (area: ComparedIn): void => become(area, none),
    /** Whoever signs out takes it along. */
    forget(): void {
      read.clear()
      for (const area of [...therapyAreas, 'store'] as const) memory(area).drop()
      for (const watch of watchers) watch()
    },
  }
}

const comparison = createComparison(sessionStorage, () => {
  const state = session.state()
  return state.phase === 'signed-in' ? state.user.signInId : null
})

session.watch(() => {
  if (session.state().phase !== 'signed-in') comparison.forget()
})

/** What is marked in an area, whether it is looked at side by side, and whether one more was asked for than fit. */
export function useComparing(area: ComparedIn) {
  const items = useSyncExternalStore(comparison.watch, () => comparison.of(area))
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState(false)

  return {
    items,
    open: open && items.length > 0,
    /** A fifth was marked: the tray says why it was not taken. */
    refused,
    mark(itemNumber: string): void {
      setRefused(items.length >= mostCompared && !items.includes(itemNumber))
      comparison.toggle(area, itemNumber)
    },
    show: () => setOpen(true),
    hide: () => setOpen(false),
    clear(): void {
      setOpen(false)
      setRefused(false)
      comparison.clear(area)
    },
  }
}

export type Comparing = ReturnType<typeof useComparing>
