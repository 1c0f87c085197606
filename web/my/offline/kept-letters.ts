import type { SealedStore } from '../../platform/device/sealed-store.ts'
import type { Letter } from './outbox.ts'

/** Runs the work while no other tab of this browser runs any. */
export type Alone = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/**
 * The letters of one holder as they lie on the device. Two tabs of hers have one place for them: each change reads first what is
 * there, alone, so that no tab takes away what the other has laid down.
 */
export function keptLetters(store: SealedStore, alone: Alone) {
  async function here(): Promise<readonly Letter[]> {
    const found = await store.load()
    return Array.isArray(found) ? (found as Letter[]) : []
  }

  const change = (next: (letters: readonly Letter[]) => readonly Letter[]) =>
    alone(async () => store.keep(next(await here())))

  return {
    load: () => alone(here),
    keep: (letter: Letter) => change((letters) => [...letters.filter(({ key }) => key !== letter.key), letter]),
    /** Another version of it, which another tab has written meanwhile, stays. */
    leave: (letter: Letter) => change((letters) => letters.filter((each) => !isSame(each, letter))),
  }
}

export type KeptLetters = ReturnType<typeof keptLetters>

function isSame(one: Letter, other: Letter): boolean {
  return one.key === other.key && JSON.stringify(one.body) === JSON.stringify(other.body)
}
