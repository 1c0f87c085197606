import { exportJWK, generateKeyPair } from 'jose'
import { describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createKeySet, freshMilliseconds, restMilliseconds } from './key-set.ts'
import type { SigningKey } from './signing-keys.ts'

const now = Temporal.Instant.from('2026-11-23T08:00Z')

async function newKey(signsFrom = now.epochMilliseconds): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const [privateJwk, publicJwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)])
  return { kid: crypto.randomUUID(), privateJwk, publicJwk, signsFrom }
}

/** A set before a store whose keys can be changed, and whose readings are counted. */
async function openSet() {
  const present = await newKey()
  const store = { keys: [present] as SigningKey[], readings: 0, isAway: false, time: 0 }
  const set = await createKeySet({
    async read(known) {
      store.readings += 1
      const { keys, isAway } = store
      await Promise.resolve()
      if (isAway) throw new Error('the database is away')
      return keys.map(({ kid }) => kid).join() === known.join() ? null : keys
    },
    clock: () => now,
    log: createLog('silent'),
    elapsed: () => store.time,
  })
  store.readings = 0
  return { set, store, present }
}

describe('a key that nobody knows', () => {
  test('is looked for once, however many made-up ones are sent', async () => {
    const { set, store } = await openSet()
    store.time += restMilliseconds
    const all = Array.from({ length: 2_000 }, () => set.verifying(crypto.randomUUID()))
    expect((await Promise.all(all)).filter(Boolean)).toEqual([])
    for (let each = 0; each < 2_000; each++) await set.verifying(crypto.randomUUID())
    expect(store.readings).toBe(1)
    store.time += restMilliseconds
    await set.verifying(crypto.randomUUID())
    expect(store.readings).toBe(2)
  })

  test('is not looked for where it cannot be one of ours', async () => {
    const { set, store } = await openSet()
    store.time += restMilliseconds
    for (const kid of ['', 'first', '../../etc/passwd', `${crypto.randomUUID()}x`]) {
      expect(await set.verifying(kid)).toBe(null)
    }
    expect(store.readings).toBe(0)
  })

  test('is found when another server has made it', async () => {
    const { set, store } = await openSet()
    const made = await newKey(now.epochMilliseconds + 1_000)
    store.keys = [...store.keys, made]
    store.time += restMilliseconds
    const both = await Promise.all([set.verifying(made.kid), set.verifying(made.kid)])
    expect(both.map((each) => each?.kid)).toEqual([made.kid, made.kid])
    expect(store.readings).toBe(1)
    expect(set.published().map(({ kid }) => kid)).toEqual(store.keys.map(({ kid }) => kid))
  })
})

describe('the keys of a server', () => {
  test('are read when somebody tells that they have changed, also while they are being read', async () => {
    const { set, store, present } = await openSet()
    const before = set.signing()
    const first = set.readAnew()
    store.keys = [await newKey()]
    await Promise.all([first, set.readAnew()])
    expect(set.signing().kid).toBe(store.keys[0]?.kid)
    expect(set.counts(before)).toBe(false)
    expect(await set.verifying(present.kid)).toBe(null)
  })

  test('are read after a while where the telling was lost, and nobody waits for that', async () => {
    const { set, store } = await openSet()
    store.keys = [await newKey()]
    store.time += freshMilliseconds + 1
    expect(set.signing().kid).not.toBe(store.keys[0]?.kid)
    await expect.poll(() => set.signing().kid).toBe(store.keys[0]?.kid)
    expect(store.readings).toBe(1)
  })

  test('count on while the database is away, or holds none that can be opened', async () => {
    const { set, store, present } = await openSet()
    store.isAway = true
    await set.readAnew()
    store.isAway = false
    store.keys = []
    await set.readAnew()
    expect(set.signing().kid).toBe(present.kid)
  })

  test('are never none: a secret that opens none of them is told at the start', async () => {
    const opening = createKeySet({ read: async () => [], clock: () => now, log: createLog('silent') })
    await expect(opening).rejects.toThrow('OMSORG_SECRET is not the one')
  })
})
