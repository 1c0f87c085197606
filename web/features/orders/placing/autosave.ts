import type { Later } from '../../../platform/later.ts'
import type { NotSaved } from './save-result.ts'

/** The saved order that the next save replaces. */
export interface SavedOrder {
  readonly customerOrderId: number
  readonly rowVersion: number
}

export interface AutosaveState {
  readonly phase: 'saved' | 'changed' | 'saving' | 'failed' | 'stale'
  readonly order: SavedOrder | null
  /** The moment of the last save in this window, ISO 8601. */
  readonly savedOn: string | null
  /** Why the last save was not carried out. */
  readonly notDone: NotSaved | null
}

export interface SaveOptions {
  /** Nobody asked for it. */
  readonly silent?: boolean
}

type Sent = { readonly ok: true; readonly value: SavedOrder } | NotSaved | null

interface AutosaveDependencies<Content> {
  readonly send: (content: Content, over: SavedOrder | null, options: SaveOptions) => Promise<Sent>
  readonly later: Later
  readonly now: () => string
  readonly onChange: () => void
}

interface AutosaveStart<Content> {
  readonly order: SavedOrder | null
  readonly content: Content | null
}

/**
 * Saves an order while it is filled in: some time after the last change, and at once when a step is left. The keeper of
 * entries will not do here: each save names the version that the one before it made, and whoever waits for a save goes on by
 * what came of it.
 */
export function createAutosave<Content>(
  { send, later, now, onChange }: AutosaveDependencies<Content>,
  start: AutosaveStart<Content>,
) {
  let state: AutosaveState = { phase: 'saved', order: start.order, savedOn: null, notDone: null }
  // Rows that are gone on with may have been renewed, or set aside, since it was saved.
  let onServer = false
  let saved = JSON.stringify(start.content)
  /** Null while the server would refuse what is filled in. */
  let wanted: Content | null = start.content
  let callOff = () => {}
  let turn = Promise.resolve(true)

  function become(change: Partial<AutosaveState>): void {
    state = { ...state, ...change }
    onChange()
  }

  async function saveWanted(options: SaveOptions): Promise<boolean> {
    if (wanted === null || state.phase === 'stale') return false
    const sent = JSON.stringify(wanted)
    if (onServer && sent === saved) return true
    become({ phase: 'saving' })
    const result = await send(wanted, state.order, options)
    if (!result?.ok) {
      become({ phase: result?.reason === 'stale' ? 'stale' : 'failed', notDone: result })
      return false
    }
    saved = sent
    onServer = true
    const isSaved = JSON.stringify(wanted) === saved
    become({ phase: isSaved ? 'saved' : 'changed', order: result.value, savedOn: now(), notDone: null })
    return isSaved
  }

  function save(options: SaveOptions = {}): Promise<boolean> {
    callOff()
    turn = turn.then(() => saveWanted(options))
    return turn
  }

  return {
    state: (): AutosaveState => state,
    /** Something was filled in; null while it could not be saved. */
    change(content: Content | null): void {
      wanted = content
      callOff()
      if (state.phase === 'stale') return
      if (content !== null && JSON.stringify(content) === saved) return become({ phase: 'saved' })
      if (state.phase !== 'saving') become({ phase: 'changed' })
      if (content !== null) callOff = later(() => void save({ silent: true }))
    },
    /** Saves now what is not saved yet. False when it could not be done. */
    save,
    /** The order was changed on the server by this window itself, for example given new prices. */
    become: (order: SavedOrder): void => become({ order }),
    /** Another window has changed the order: nothing is sent over it. */
    becomeStale: (): void => become({ phase: 'stale' }),
    isDirty: (): boolean => JSON.stringify(wanted) !== saved,
    stop: (): void => callOff(),
  }
}
