import { describe, expect, test } from 'vitest'
import { sealedStore, type DeviceShelf } from './sealed-store.ts'

function shelf(): DeviceShelf & { readonly held: Map<string, unknown> } {
  const held = new Map<string, unknown>()
  return {
    held,
    read: async (name) => held.get(name),
    write: async (name, value) => void held.set(name, value),
    removeFrom: async (start) => {
      for (const name of held.keys()) if (name.startsWith(start)) held.delete(name)
    },
  }
}

describe('what a device keeps', () => {
  test('is read by whoever kept it, and lies there unreadable', async () => {
    const device = shelf()
    await sealedStore(1, 'diary/7', device).keep([{ volume: 120 }])
    expect(await sealedStore(1, 'diary/7', device).load()).toEqual([{ volume: 120 }])
    const { bytes } = device.held.get('1/value/diary/7') as { bytes: ArrayBuffer }
    expect(new TextDecoder().decode(bytes)).not.toContain('volume')
    const key = device.held.get('1/key') as CryptoKey
    expect(key.extractable).toBe(false)
  })

  test('is not for another user, nor for another diary', async () => {
    const device = shelf()
    await sealedStore(1, 'diary/7', device).keep(['kept'])
    expect(await sealedStore(2, 'diary/7', device).load()).toBeNull()
    expect(await sealedStore(1, 'diary/8', device).load()).toBeNull()
  })

  test('is gone with its key, also where the bytes are left', async () => {
    const device = shelf()
    const store = sealedStore(1, 'diary/7', device)
    await store.keep(['kept'])
    const left = device.held.get('1/value/diary/7')
    await store.forgetAll()
    expect(device.held.size).toBe(0)
    device.held.set('1/value/diary/7', left)
    expect(await store.load()).toBeNull()
  })
})
