import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeStore, type FakeStore } from './fake.ts'
import { FileStoreUnavailable } from './port.ts'
import { s3, type S3Connection } from './s3.ts'

let fake: FakeStore
beforeAll(async () => {
  fake = await startFakeStore()
})
beforeEach(() =>
  fake.turn({ failures: 0, answerAfterMs: 0, drops: false, spoils: 'nothing', forgets: false, bucketIsGone: false }),
)
afterAll(() => fake.stop())

const store = (more: Partial<S3Connection> = {}) => s3({ ...fake.connection, ...more })
const bytes = (text: string) => new TextEncoder().encode(text)
const aKey = () => crypto.randomUUID()

describe('a file', () => {
  test.each([
    ['of no bytes', new Uint8Array()],
    ['of some', bytes('Leveranser kring jul')],
    ['of many', new Uint8Array(10 * 1024 * 1024).fill(7)],
  ])('%s is read as it was put', async (_what, content) => {
    const key = aKey()
    await store().put(key, content)
    const read = await store().get(key)
    expect(read && Buffer.compare(Buffer.from(read), Buffer.from(content))).toBe(0)
  })

  test('put twice is there once', async () => {
    const key = aKey()
    await Promise.all([store().put(key, bytes('a')), store().put(key, bytes('a'))])
    expect(fake.keys().filter((each) => each === key)).toEqual([key])
  })

  test('that was never put is none, and removing it is no fault', async () => {
    expect(await store().get(aKey())).toBeNull()
    await expect(store().remove(aKey())).resolves.toBeUndefined()
  })

  test('that was removed is none', async () => {
    const key = aKey()
    await store().put(key, bytes('a'))
    await store().remove(key)
    expect(await store().get(key)).toBeNull()
  })

  test('is listed with the hour in which it was put, after a key that is named', async () => {
    for (const key of fake.keys()) await store().remove(key)
    fake.leave('a', 3)
    fake.leave('b', 1)
    const all = await store().list(null)
    expect(all.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(Temporal.Instant.compare(all[0]?.storedAt ?? '', all[1]?.storedAt ?? '')).toBe(-1)
    expect((await store().list('a')).map(({ key }) => key)).toEqual(['b'])
    expect(await store().list('b')).toEqual([])
  })
})

describe('a store', () => {
  test.each([
    ['is too busy', { failures: 10, failWith: 503 }],
    ['has a fault', { failures: 10, failWith: 500 }],
    ['sends us elsewhere', { failures: 10, failWith: 301 }],
    ['cuts the line', { drops: true }],
    ['has lost its bucket', { bucketIsGone: true }],
  ])('that %s is unavailable, whatever is asked', async (_what, switches) => {
    const key = aKey()
    await store().put(key, bytes('a'))
    fake.turn(switches)
    await expect(store().put(key, bytes('a'))).rejects.toThrow(FileStoreUnavailable)
    await expect(store().get(key)).rejects.toThrow(FileStoreUnavailable)
    await expect(store().list(null)).rejects.toThrow(FileStoreUnavailable)
  })

  test('that answers too slowly is unavailable', async () => {
    fake.turn({ answerAfterMs: 60_000 })
    await expect(store({ timeoutMs: 50 }).get(aKey())).rejects.toThrow(FileStoreUnavailable)
  })

  test('that does not know our key is unavailable', async () => {
    await expect(store({ secretKey: 'another' }).get(aKey())).rejects.toThrow(FileStoreUnavailable)
  })

  test('that cuts a file short is never taken for its end', async () => {
    const key = aKey()
    await store().put(key, bytes('Leveranser kring jul'))
    fake.turn({ spoils: 'cut' })
    await expect(store().get(key)).rejects.toThrow(FileStoreUnavailable)
  })

  test.each([
    ['keeps something else', { spoils: 'changed' as const }],
    ['forgets it', { forgets: true }],
  ])('that takes a file and %s has not taken it', async (_what, switches) => {
    fake.turn(switches)
    await expect(store().put(aKey(), bytes('Leveranser kring jul'))).rejects.toThrow(FileStoreUnavailable)
  })

  test('that answers no list is never taken for empty', async () => {
    fake.turn({ spoils: 'garbage' })
    await expect(store().list(null)).rejects.toThrow(FileStoreUnavailable)
  })
})
