import type { SealedStore } from './sealed-store.ts'

/** Runs the work while no other tab of this browser runs any. */
export type Alone = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/** By the lock of that name, which all tabs of the browser share. */
export const aloneInBrowser =
  (name: string): Alone =>
  async (work) =>
    'locks' in navigator ? await navigator.locks.request(name, work) : await work()

export interface KeptList<Item> {
  /** What the device has kept. */
  readonly load: () => Promise<readonly Item[]>
  /** Lays one onto the device, in place of one with its key. */
  readonly keep: (item: Item) => Promise<void>
  /** Takes these versions away again; another version, which another tab has written meanwhile, stays. */
  readonly leave: (items: readonly Item[]) => Promise<void>
  /** Puts another version in the place of this one; where another tab has written meanwhile, that stays. */
  readonly replace: (before: Item, after: Item) => Promise<void>
}

/**
 * A list of one user as it lies on the device, each item by its key. Two tabs have one place for it: each change reads first what
 * is there, alone, so that no tab takes away what the other has laid down.
 */
export function keptList<Item>(
  store: SealedStore,
  { alone, keyOf }: { readonly alone: Alone; readonly keyOf: (item: Item) => string },
): KeptList<Item> {
  async function here(): Promise<readonly Item[]> {
    const found = await store.load()
    return Array.isArray(found) ? (found as Item[]) : []
  }

  const change = (next: (items: readonly Item[]) => readonly Item[]) =>
    alone(async () => store.keep(next(await here())))

  return {
    load: () => alone(here),
    keep: (item) => change((items) => [...items.filter((each) => keyOf(each) !== keyOf(item)), item]),
    replace: (before, after) =>
      change((items) => items.map((each) => (JSON.stringify(each) === JSON.stringify(before) ? after : each))),
    leave: async (items) => {
      if (items.length === 0) return
      const left = new Set(items.map((item) => JSON.stringify(item)))
      await change((kept) => kept.filter((each) => !left.has(JSON.stringify(each))))
    },
  }
}
