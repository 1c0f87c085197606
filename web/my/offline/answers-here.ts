import { canSeal, indexedShelf } from '../../platform/device/sealed-store.ts'
import { session } from '../session/session-here.ts'
import { keyOfAnswers } from '../session/tab-storage.ts'
import { createKeptAnswers, type KeptAnswer } from './kept-answers.ts'

const answers = canSeal()
  ? createKeptAnswers({
      shelf: indexedShelf(),
      keys: {
        read: () => sessionStorage.getItem(keyOfAnswers),
        keep: (key) => sessionStorage.setItem(keyOfAnswers, key),
      },
      now: Date.now,
    })
  : null

session.watch(() => {
  if (session.state().phase === 'signed-out') void answers?.forget().catch(() => undefined)
})

/** Where the device keeps nothing, the page needs a line. */
export async function keepAnswer(name: string, value: unknown): Promise<void> {
  if (session.state().phase !== 'signed-in') return
  await answers?.keep(name, value).catch(() => undefined)
}

export async function keptAnswer(name: string): Promise<KeptAnswer | null> {
  return (await answers?.load(name).catch(() => null)) ?? null
}
