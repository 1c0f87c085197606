import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { drawnUntilOf, stockOf, type CountedStock } from './counted-stock.ts'
import { chainOf, suppliesOf } from './supply.ts'

const first = Temporal.PlainDate.from('2026-01-01')
const day = (number: number) => first.add({ days: number })
const noon = (number: number) => Temporal.Instant.from(`${day(number).toString()}T12:00Z`)
const draw = (number: number, pieces: number, use: number | null = null) => ({
  on: day(number),
  confirmedAt: noon(number),
  pieces,
  dailyUse: use === null ? null : fraction(use),
})
const counted = (number: number, pieces: number, until = number): CountedStock => ({
  on: day(number),
  pieces,
  dailyUse: null,
  drawnUntil: noon(until),
})
const use = fraction(4)
const endOf = (draws: readonly ReturnType<typeof draw>[], count: CountedStock | null) =>
  suppliesOf(stockOf(draws, count), use).at(-1)?.endsOn.toString()

describe('what there is from a count on', () => {
  test('without a count all draws stand', () => expect(endOf([draw(0, 40)], null)).toBe('2026-01-11'))

  test('what was counted takes the place of what was drawn by then', () =>
    expect(endOf([draw(0, 400)], counted(5, 8))).toBe('2026-01-08'))

  test('nothing was left: it ran out on the day of the count', () =>
    expect(endOf([draw(0, 400)], counted(5, 0))).toBe('2026-01-06'))

  test('a later order lies on top', () => expect(endOf([draw(0, 400), draw(6, 40)], counted(5, 8))).toBe('2026-01-18'))

  test('an order that had not come yet is used after what was counted', () =>
    expect(endOf([draw(0, 400), draw(4, 40)], counted(5, 8, 3))).toBe('2026-01-18'))
})

test('all that was confirmed lies in a count, but for the latest order where it had not come', () => {
  const now = noon(9)
  expect(drawnUntilOf(now, null)).toBe(now)
  expect(drawnUntilOf(now, { confirmedAt: noon(4), hasCome: true })).toBe(now)
  const until = drawnUntilOf(now, { confirmedAt: noon(4), hasCome: false })
  expect(Temporal.Instant.compare(until, noon(4))).toBe(-1)
})

test('the days that lead to the date are those since it last began with nothing at home', () => {
  const supplies = suppliesOf([draw(0, 8), draw(20, 40), draw(22, 4)], use)
  expect(chainOf(supplies).map(({ on }) => on.toString())).toEqual(['2026-01-21', '2026-01-23'])
  expect(chainOf([])).toEqual([])
})

/** Day after day with a pot: what is used of it is used up in the order in which it came. */
function byDays(draws: readonly ReturnType<typeof draw>[], count: CountedStock | null): string | undefined {
  const lots = draws
    .filter((each) => !count || Temporal.Instant.compare(each.confirmedAt, count.drawnUntil) > 0)
    .map(({ on, pieces }) => ({
      arrives: count && Temporal.PlainDate.compare(on, count.on) < 0 ? count.on : on,
      days: Math.floor(pieces / 4),
    }))
  if (count) lots.push({ arrives: count.on, days: Math.floor(count.pieces / 4) })
  if (lots.length === 0) return undefined
  let left = 0
  let ranOut = ''
  for (let number = 0; number < 2_000; number += 1) {
    const today = day(number)
    const come = lots.filter(({ arrives }) => arrives.equals(today))
    left += come.reduce((sum, { days }) => sum + days, 0)
    if (come.length > 0 || left > 0) ranOut = today.add({ days: left > 0 ? 1 : 0 }).toString()
    left = Math.max(0, left - 1)
  }
  return ranOut
}

test('it runs out on the day on which a count of every single day says so', () => {
  const draws = fc.array(
    fc.tuple(fc.nat(60), fc.nat(80)).map(([number, pieces]) => draw(number, pieces)),
    { maxLength: 5 },
  )
  const counts = fc.option(
    fc
      .tuple(fc.nat(60), fc.nat(80), fc.nat(20))
      .map(([number, pieces, less]) => counted(number, pieces, number - less)),
  )
  fc.assert(
    fc.property(draws, counts, (all, count) => {
      expect(endOf(all, count)).toBe(byDays(all, count))
    }),
    { numRuns: 100 },
  )
})
