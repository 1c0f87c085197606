import { expect, test } from 'vitest'
import { appCodeAt, newAppSecret, stepAt, stepOfCode } from './totp.ts'

/** The secret of RFC 6238, appendix B, in base32; its codes have eight digits there, of which apps show the last six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is that of the standard', (seconds, code) => {
  expect(appCodeAt(secret, stepAt(at(seconds)))).toBe(code)
})

test('a clock half a minute off is let be, and no more', () => {
  const own = newAppSecret()
  const now = at(1_800_000_010)
  const codes = [-2, -1, 0, 1, 2].map((by) => appCodeAt(own, stepAt(now) + by))
  const found = codes.map((code) => stepOfCode(own, code, now))
  expect(found).toEqual([null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, null])
})

test('secrets have 160 bits, and no two are alike', () => {
  expect(newAppSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newAppSecret()).not.toBe(newAppSecret())
})
