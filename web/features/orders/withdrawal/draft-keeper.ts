import type { Later } from '../../../platform/later.ts'

/** The saved order that the next save replaces. */
export interface SavedOrder {
  readonly customerOrderId: number
  readonly rowVersion: number
}

export interface Keeping {
  readonly phase: 'kept' | 'changed' | 'saving' | 'failed' | 'stale'
  readonly order: SavedOrder | null
  /** The moment of the last save in this window, ISO 8601. */
  readonly savedOn: string | null
  readonly failure: unknown
}

interface Surroundings<Content> {
  readonly send: (content: Content, over: SavedOrder | null) => Promise<SavedOrder>
  readonly isStale: (failure: unknown) => boolean
  readonly later: Later
  readonly now: () => string
}

/** Where the keeping begins: `isSaved` says whether the order on the server already holds this content. */
export interface Begun<Content> {
  readonly order: SavedOrder | null
  readonly content: Content | null
  readonly isSaved: boolean
}

/**
 * Keeps what is being filled in on the server: some time after the last change, and at once when a step is left. Saves go
 * one after another, because each names the version that the one before it made.
 */
export function createDraftKeeper<Content>(
  { send, isStale, later, now }: Surroundings<Content>,
  begun: Begun<Content>,
) {
  let keeping: Keeping = { phase: 'kept', order: begun.order, savedOn: null, failure: null }
  let onServer = begun.isSaved
  let kept = JSON.stringify(begun.content)
  /** Null while the server would refuse what is filled in. */
  let wanted: Content | null = begun.content
  let callOff = () => {}
  let turn = Promise.resolve(true)
  const watchers = new Set<() => void>()

  function become(change: Partial<Keeping>): void {
    keeping = { ...keeping, ...change }
    for (const watch of watchers) watch()
  }

  async function save(content: Content): Promise<void> {
    const sent = JSON.stringify(content)
    become({ phase: 'saving' })
    try {
      const order = await send(content, keeping.order)
      kept = sent
      onServer = true
      become({ phase: JSON.stringify(wanted) === kept ? 'kept' : 'changed', order, savedOn: now(), failure: null })
    } catch (failure) {
      become({ phase: isStale(failure) ? 'stale' : 'failed', failure })
    }
  }

  async function saveWanted(): Promise<boolean> {
    if (wanted === null || keeping.phase === 'stale') return false
    if (onServer && JSON.stringify(wanted) === kept) return true
    await save(wanted)
    return keeping.phase === 'kept'
  }

  function flush(): Promise<boolean> {
    callOff()
    turn = turn.then(saveWanted)
    return turn
  }

  return {
    keeping: (): Keeping => keeping,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    /** Something was filled in; null while it could not be saved. */
    change(content: Content | null): void {
      wanted = content
      callOff()
      if (keeping.phase === 'stale') return
      if (content !== null && JSON.stringify(content) === kept) return become({ phase: 'kept' })
      if (keeping.phase !== 'saving') become({ phase: 'changed' })
      if (content !== null) callOff = later(() => void flush())
    },
    /** Saves now what is not saved yet. False when it could not be done. */
    flush,
    /** The order was changed on the server by this window itself, for example given new prices. */
    become: (order: SavedOrder): void => become({ order }),
    isDirty: (): boolean => JSON.stringify(wanted) !== kept,
    stop: (): void => callOff(),
  }
}

export type DraftKeeper<Content> = ReturnType<typeof createDraftKeeper<Content>>
