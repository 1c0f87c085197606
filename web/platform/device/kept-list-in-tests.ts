import { type KeptList, keptList } from './kept-list.ts'
import { memoryStore } from './sealed-store.ts'

/** A list on a device whose tabs share a shelf and wait for each other, as the browser has them wait. */
export function listOn<Item>(shelf: { kept: string }, keyOf: (item: Item) => string): KeptList<Item> {
  const store = {
    ...memoryStore(),
    load: async () => JSON.parse(shelf.kept) as unknown,
    keep: async (items: unknown) => {
      shelf.kept = JSON.stringify(items)
    },
  }
  let turn: Promise<unknown> = Promise.resolve()
  return keptList(store, {
    keyOf,
    alone: (work) => {
      const done = turn.then(work)
      turn = done
      return done
    },
  })
}
