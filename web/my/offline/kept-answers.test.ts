import { expect, test } from 'vitest'
import type { DeviceShelf } from '../../platform/device/sealed-store.ts'
import { createKeptAnswers } from './kept-answers.ts'

function device() {
  const held = new Map<string, unknown>()
  const shelf: DeviceShelf = {
    read: async (name) => held.get(name),
    write: async (name, value) => void held.set(name, value),
    removeFrom: async (start) => {
      for (const name of held.keys()) if (name.startsWith(start)) held.delete(name)
    },
  }
  return { held, shelf }
}

function session(shelf: DeviceShelf, storage: { key: string | null } = { key: null }) {
  const keys = {
    read: () => storage.key,
    keep: (key: string) => {
      storage.key = key
    },
  }
  return { storage, answers: createKeptAnswers({ shelf, keys, now: () => 7 }) }
}

test('what a session has read is shown again by a page that is loaded anew, with its time, and lies there unreadable', async () => {
  const { held, shelf } = device()
  const { storage, answers } = session(shelf)
  await answers.keep('diary', { name: 'Ebba' })
  expect(await session(shelf, storage).answers.load('diary')).toEqual({ value: { name: 'Ebba' }, at: 7 })
  const lies = [...held.values()].map((each) => new TextDecoder().decode((each as { bytes: ArrayBuffer }).bytes))
  expect(lies.join('')).not.toContain('Ebba')
  expect([...held.keys()].some((name) => name.endsWith('/key'))).toBe(false)
})

test('nobody reads it once the session is over, also where the bytes are left behind', async () => {
  const { held, shelf } = device()
  const { answers } = session(shelf)
  await answers.keep('diary', 1)
  expect(await session(shelf).answers.load('diary')).toBeNull()
  const next = session(shelf)
  await next.answers.keep('home', 2)
  expect([...held.keys()]).toHaveLength(1)
  expect(await next.answers.load('diary')).toBeNull()
  await next.answers.forget()
  expect(held.size).toBe(0)
})
