import { type KeyedStorage, sessionMemory } from '../../platform/session/storage.ts'

/** The storage of the tab under names of our own, beside a session of staff in the same browser. */
function named(storage: Storage): KeyedStorage {
  const own = (key: string) => `my-${key}`
  return {
    get length() {
      return storage.length
    },
    key: (at) => storage.key(at),
    getItem: (key) => storage.getItem(own(key)),
    setItem: (key, value) => storage.setItem(own(key), value),
    removeItem: (key) => storage.removeItem(own(key)),
  }
}

/** Under which the tab keeps the key of what its session has read: it goes with the session. */
export const keyOfAnswers = 'my-answers-key'

/** Under which the tab keeps the key of what waits on the device: the server gives it with a sign-in, and it goes with the session. */
export const keyOfBox = 'my-box-key'

const memory = sessionMemory(named(sessionStorage))

/** What the tab keeps of its session. */
export const tabMemory = {
  ...memory,
  keepBoxKey: (key: string) => sessionStorage.setItem(keyOfBox, key),
  clear(): void {
    memory.clear()
    sessionStorage.removeItem(keyOfAnswers)
    sessionStorage.removeItem(keyOfBox)
  },
}
