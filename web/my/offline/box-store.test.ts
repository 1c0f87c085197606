import { expect, test } from 'vitest'
import { keptList } from '../../platform/device/kept-list.ts'
import type { DeviceShelf } from '../../platform/device/sealed-store.ts'
import { boxStore } from './box-store.ts'
import { createOutbox, type Letter } from './outbox.ts'

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

const [first, second] = ['1f'.repeat(32), '2e'.repeat(32)] as const
const letter: Letter = { key: 'a', kind: 'change', careRecipientId: 12, body: { volume: 120 } }

function boxOn(shelf: DeviceShelf, key: string, accountId = 7) {
  const sent: string[] = []
  const list = keptList<Letter>(boxStore(shelf, accountId, 'portal', key), {
    alone: (work) => work(),
    keyOf: (each) => each.key,
  })
  const outbox = createOutbox({
    ...list,
    now: () => 7,
    deliver: async (each) => {
      sent.push(each.key)
      return { outcome: 'taken' }
    },
  })
  return { outbox, sent }
}

test('what waits is there after the next sign-in on the device, which brings the same key', async () => {
  const { shelf } = device()
  await boxOn(shelf, first).outbox.put(letter)
  const next = boxOn(shelf, first)
  await next.outbox.begin()
  await next.outbox.flush()
  expect(next.sent).toEqual(['a'])
})

test('on a device that was signed out, what waited is never opened nor sent again, also by a sign-in of the same holder', async () => {
  const { shelf } = device()
  await boxOn(shelf, first).outbox.put(letter)
  const found = boxOn(shelf, second)
  await found.outbox.begin()
  await found.outbox.flush()
  expect([found.sent, found.outbox.waits()]).toEqual([[], false])
  await found.outbox.put({ ...letter, key: 'b' })
  await found.outbox.flush()
  expect(found.sent).toEqual(['b'])
})

test('the device keeps neither the words nor the key, and one holder opens nothing of another', async () => {
  const { held, shelf } = device()
  await boxOn(shelf, first).outbox.put(letter)
  expect([...held.keys()]).toEqual(['box/7/value/portal'])
  const { bytes } = held.get('box/7/value/portal') as { readonly bytes: ArrayBuffer }
  expect(new TextDecoder().decode(bytes)).not.toContain('volume')
  const other = boxOn(shelf, first, 8)
  await other.outbox.begin()
  expect(other.outbox.waits()).toBe(false)
})
