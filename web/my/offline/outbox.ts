import type { KeptList } from '../../platform/device/kept-list.ts'

/** Something that was done here and that the server does not have yet. */
export interface Letter {
  /** Made on the device: sent twice it is the same. */
  readonly key: string
  readonly kind: 'change' | 'count' | 'renewal' | 'order'
  /** Whom it is about. */
  readonly careRecipientId: number
  readonly body: unknown
  /** What the server said to it, kept with it: whoever wrote it was told that it is not sent, and decides what comes of it. */
  readonly refused?: { readonly reason: string; readonly detail?: unknown }
}

/** `taken`: the server has it. `later`: nobody answered, so nothing else is tried. `held`: it is not its turn, and others go. */
export type Delivery =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'later' }
  | { readonly outcome: 'held' }
  | { readonly outcome: 'refused'; readonly reason: string; readonly detail?: unknown }

export interface OutboxParts extends KeptList<Letter> {
  readonly deliver: (letter: Letter) => Promise<Delivery>
  /** Epoch milliseconds. */
  readonly now: () => number
}

export interface Waiting {
  readonly letters: readonly Letter[]
  /** By key: looked at by whoever wrote it, and gone when it is written anew. */
  readonly refused: ReadonlyMap<string, string>
  /** By key: what the server said beside its refusal. */
  readonly details: ReadonlyMap<string, unknown>
  readonly sending: boolean
  /** What the server has taken since the page was opened, until somebody has seen that it was. */
  readonly taken: readonly TakenLetter[]
}

export interface TakenLetter {
  readonly letter: Letter
  /** It was not taken at once: its page may be gone. */
  readonly hasWaited: boolean
  /** Epoch milliseconds at which the server said so: what was read before does not have it. */
  readonly at: number
}

const nothing: Waiting = { letters: [], refused: new Map(), details: new Map(), sending: false, taken: [] }

/**
 * What waits on the device until the server has it. Each letter lies there before anything is sent; one with the key of another
 * takes its place; they go in the order in which they were written, and one that is refused keeps no other back.
 */
export function createOutbox({ load, keep, leave, replace, deliver, now }: OutboxParts) {
  let current: Waiting = nothing
  const watchers = new Set<() => void>()
  const waited = new Set<string>()
  let turn: Promise<unknown> = Promise.resolve()

  function become(part: Partial<Waiting>): void {
    current = { ...current, ...part }
    for (const watch of watchers) watch()
  }

  function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = turn.then(work)
    turn = done.then(
      () => undefined,
      () => undefined,
    )
    return done
  }

  async function leaveOut(letter: Letter): Promise<void> {
    // Written anew meanwhile, it waits in its new version.
    become({ letters: current.letters.filter((each) => each !== letter) })
    await leave([letter])
  }

  /** It stays refused when the page is loaded again: what has changed back meanwhile sends nothing that its writer has given up. */
  async function refuse(letter: Letter, { reason, detail }: NonNullable<Letter['refused']>): Promise<void> {
    const marked = { ...letter, refused: { reason, detail } }
    become({
      letters: current.letters.map((each) => (each === letter ? marked : each)),
      refused: new Map([...current.refused, [letter.key, reason]]),
      details: new Map([...current.details, [letter.key, detail]]),
    })
    await replace(letter, marked)
  }

  async function sendAll(): Promise<number> {
    const due = current.letters.filter(({ key }) => !current.refused.has(key))
    if (due.length === 0) return 0
    become({ sending: true })
    let taken = 0
    for (const letter of due) {
      const delivery = await deliver(letter)
      if (delivery.outcome === 'later') {
        for (const { key } of current.letters) waited.add(key)
        break
      }
      if (delivery.outcome === 'held') continue
      if (delivery.outcome === 'refused') await refuse(letter, delivery)
      else {
        taken += 1
        become({ taken: [...current.taken, { letter, hasWaited: waited.has(letter.key), at: now() }] })
        await leaveOut(letter)
      }
    }
    become({ sending: false })
    return taken
  }

  return {
    current: (): Waiting => current,
    waits: (): boolean => current.letters.length > 0,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    /** Fetches what this device kept when its page was closed. */
    begin: () =>
      inTurn(async () => {
        const kept = await load()
        for (const { key } of kept) waited.add(key)
        const known = new Set(current.letters.map(({ key }) => key))
        const found = kept.filter(({ key }) => !known.has(key))
        const said = found.flatMap(({ key, refused }) => (refused ? [{ key, ...refused }] : []))
        become({
          letters: [...found, ...current.letters],
          refused: new Map([...current.refused, ...said.map(({ key, reason }) => [key, reason] as const)]),
          details: new Map([...current.details, ...said.map(({ key, detail }) => [key, detail] as const)]),
        })
      }),
    /** On the device at once; sent by the next `flush`. */
    put: (letter: Letter) =>
      inTurn(async () => {
        const refused = new Map(current.refused)
        refused.delete(letter.key)
        const letters = [...current.letters.filter(({ key }) => key !== letter.key), letter]
        become({ letters, refused })
        await keep(letter)
      }),
    /** Whoever wrote it asks for it once more: it goes with the next `flush`. */
    again: (key: string) =>
      inTurn(async () => {
        const letter = current.letters.find((each) => each.key === key)
        if (!letter || !current.refused.has(key)) return
        const { refused: _said, ...anew } = letter
        const refused = new Map(current.refused)
        refused.delete(key)
        become({ letters: current.letters.map((each) => (each === letter ? anew : each)), refused })
        await replace(letter, anew)
      }),
    /** Gives up one that was refused. */
    drop: (key: string) =>
      inTurn(async () => {
        const refused = new Map(current.refused)
        refused.delete(key)
        const dropped = current.letters.filter((each) => each.key === key)
        become({ letters: current.letters.filter((each) => each.key !== key), refused })
        await leave(dropped)
      }),
    /** Somebody has seen that these were taken. */
    see: (seen: readonly TakenLetter[]): void =>
      become({ taken: current.taken.filter((each) => !seen.includes(each)) }),
    /** Sends what waits; how many the server has taken. */
    flush: () => inTurn(sendAll),
    /** Another holder begins with nothing. */
    empty: (): void => become(nothing),
  }
}

export type Outbox = ReturnType<typeof createOutbox>
