import { describe, expect, test } from 'vitest'
import { nextKeyAt, signingKeyAt, verifiesAt } from './key-times.ts'

const at = (text: string) => Temporal.Instant.from(text)
const key = (kid: string, from: string) => ({ kid, signsFrom: at(from).epochMilliseconds })
const older = key('older', '2026-10-01T08:00Z')
const newer = key('newer', '2026-10-31T08:00Z')
const keys = [older, newer]

describe('of two keys', () => {
  test.each([
    // now, signs, whose tokens count
    ['2026-09-30T08:00Z', 'older', ['older', 'newer']],
    ['2026-10-31T07:59:59.999Z', 'older', ['older', 'newer']],
    ['2026-10-31T08:00Z', 'newer', ['older', 'newer']],
    ['2026-10-31T08:14:59.999Z', 'newer', ['older', 'newer']],
    ['2026-10-31T08:15Z', 'newer', ['newer']],
    ['2027-10-31T08:15Z', 'newer', ['newer']],
  ])('at %s %s signs, and tokens of %j count', (now, signs, count) => {
    expect(signingKeyAt(keys, at(now))?.kid).toBe(signs)
    expect(keys.filter((each) => verifiesAt(keys, each, at(now))).map(({ kid }) => kid)).toEqual(count)
  })
})

test('a key is made a day before it signs, when its predecessor has signed for twenty-nine', () => {
  const next = nextKeyAt(at('2026-10-30T08:00Z'))
  expect(next.signsFrom.epochMilliseconds).toBe(newer.signsFrom)
  expect(next.unlessAfter.epochMilliseconds).toBe(older.signsFrom)
})
