import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clamd } from './clamd.ts'
import { startFakeScanner, type FakeScanner } from './fake.ts'
import { ScannerUnavailable } from './port.ts'

let fake: FakeScanner
beforeAll(async () => {
  fake = await startFakeScanner()
})
beforeEach(() => fake.turn({ drops: 0, garbage: false, largest: 25 * 1024 * 1024, isSilent: false }))
afterAll(() => fake.stop())

const sample = `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`}-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`
const scan = (content: Uint8Array, timeoutMs = 20_000) =>
  clamd({ host: fake.host, port: fake.port, timeoutMs }).scan(content)
const text = (words: string) => new TextEncoder().encode(words)

describe('a file', () => {
  test('in which nothing is found is clean, also of many pieces and of none', async () => {
    expect(await scan(text('Leveranser kring jul'))).toEqual({ kind: 'clean' })
    expect(await scan(new Uint8Array(3 * 1024 * 1024))).toEqual({ kind: 'clean' })
    expect(await scan(new Uint8Array())).toEqual({ kind: 'clean' })
  })

  test('with the sample that every scanner knows is found, wherever it stands in it', async () => {
    expect(await scan(text(sample))).toEqual({ kind: 'found', name: 'Eicar-Test-Signature' })
    const late = new Uint8Array([...new Uint8Array(130_000), ...text(sample)])
    expect((await scan(late)).kind).toBe('found')
  })

  test.each([
    ['cuts the line', { drops: 1 }],
    ['answers what nobody understands', { garbage: true }],
    ['takes no file of this size', { largest: 10 }],
  ])('is never taken for clean by a scanner that %s', async (_what, switches) => {
    fake.turn(switches)
    await expect(scan(text('Leveranser kring jul'))).rejects.toThrow(ScannerUnavailable)
  })

  test('is never taken for clean by a scanner that says nothing, or is not there', async () => {
    fake.turn({ isSilent: true })
    await expect(scan(text('a'), 50)).rejects.toThrow(ScannerUnavailable)
    await expect(clamd({ host: '127.0.0.1', port: 1 }).scan(text('a'))).rejects.toThrow(ScannerUnavailable)
  })

  test('of several at once each has its own answer', async () => {
    const kinds = await Promise.all([scan(text('a')), scan(text(sample)), scan(text('b'))])
    expect(kinds.map(({ kind }) => kind)).toEqual(['clean', 'found', 'clean'])
  })
})
