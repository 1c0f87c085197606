import type { Later } from '../later.ts'

export interface KeeperDependencies<Entries> {
  readonly send: (entries: Entries) => Promise<unknown>
  readonly remove: () => Promise<unknown>
  readonly later: Later
}

/** What stood still while there was no line is kept as soon as there is one: nobody has to press another key for it. */
export function keepWhenBack(
  line: { readonly isLost: () => boolean; readonly watch: (change: () => void) => () => void },
  keep: () => void,
): () => void {
  return line.watch(() => {
    if (!line.isLost()) keep()
  })
}

/**
 * Keeps what is being filled in on the server, some time after the last key, one call after the other. A call that fails is
 * made again with the next key, or once the line is back: nobody is disturbed by it.
 */
export function createEntriesKeeper<Entries>({ send, remove, later }: KeeperDependencies<Entries>) {
  let wanted: Entries | null = null
  let kept = ''
  let paused = false
  let callOff = () => {}
  let turn: Promise<unknown> = Promise.resolve()

  const isBehind = () => wanted !== null && JSON.stringify(wanted) !== kept

  async function save(): Promise<void> {
    if (wanted === null || paused || !isBehind()) return
    const text = JSON.stringify(wanted)
    await send(wanted)
    kept = text
  }

  function inTurn(run: () => Promise<unknown>): Promise<unknown> {
    turn = turn.then(run).catch(() => undefined)
    return turn
  }

  function flush(): void {
    callOff()
    if (!paused && isBehind()) void inTurn(save)
  }

  /** Nothing more is kept from now on; what is on its way has arrived when this is done. */
  async function pause(): Promise<void> {
    callOff()
    paused = true
    await turn
  }

  return {
    /** Something was filled in. */
    change(entries: Entries): void {
      wanted = entries
      callOff()
      if (!paused && isBehind()) callOff = later(flush)
    },
    /** Saves at once what is not kept yet. */
    flush,
    pause,
    goOn(): void {
      paused = false
      if (isBehind()) callOff = later(flush)
    },
    /** Throws away what is kept. */
    async forget(): Promise<void> {
      await pause()
      await inTurn(remove)
    },
    /** Whether something would be lost if the window closed now. */
    isBehind: (): boolean => !paused && isBehind(),
  }
}

export type EntriesKeeper<Entries> = ReturnType<typeof createEntriesKeeper<Entries>>
