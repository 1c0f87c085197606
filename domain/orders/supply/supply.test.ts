import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { gapsOf, lastsUntil, suppliesOf } from './supply.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const today = day('2026-11-20')
const four = fraction(4)

describe('an order of today lasts', () => {
  const order = { pieces: 280, dailyUse: four }
  const until = (runsOutOn: string | null) =>
    lastsUntil(order, { today, runsOutOn: runsOutOn === null ? null : day(runsOutOn) }).toString()

  test('from the day on which what is at home has run out', () => {
    expect(until('2027-02-28')).toBe('2027-05-09')
  })

  test('from today where nothing is left, or nothing was ordered', () => {
    expect(until('2026-11-18')).toBe('2027-01-29')
    expect(until('2026-11-20')).toBe('2027-01-29')
    expect(until(null)).toBe('2027-01-29')
  })
})

describe('days without anything', () => {
  const draw = (on: string, pieces: number) => ({ on: day(on), pieces, dailyUse: four })
  const gaps = (...draws: ReturnType<typeof draw>[]) =>
    gapsOf(suppliesOf(draws, four), today).map(({ from, to }) => [from.toString(), to.toString()])

  test('are those after the last piece, until the next order or today', () => {
    expect(gaps(draw('2026-08-12', 392))).toEqual([['2026-11-18', '2026-11-20']])
    expect(gaps(draw('2026-08-12', 40), draw('2026-09-01', 40))).toEqual([
      ['2026-08-22', '2026-09-01'],
      ['2026-09-11', '2026-11-20'],
    ])
  })

  test('stay where they were when something is ordered today', () => {
    expect(gaps(draw('2026-08-12', 392), draw('2026-11-20', 280))).toEqual([['2026-11-18', '2026-11-20']])
  })

  test('are none while something is left', () => {
    expect(gaps(draw('2026-11-10', 112))).toEqual([])
    expect(gaps(draw('2026-11-10', 40))).toEqual([])
    expect(gaps()).toEqual([])
  })
})

describe('used up piece by piece', () => {
  const draws = fc.array(
    fc.record({ back: fc.integer({ min: 0, max: 120 }), pieces: fc.integer({ min: 0, max: 60 }) }),
    { maxLength: 6 },
  )

  /** Day by day: what was ordered that day comes first, and a day on which less than its use is left is a day without. */
  function lived(orders: readonly { readonly back: number; readonly pieces: number }[], use: number) {
    const without: number[] = []
    const shelf: number[] = []
    let seen = false
    let atHome = 0
    for (let back = 120; back > 0; back -= 1) {
      for (const order of orders.filter((each) => each.back === back)) {
        seen = true
        shelf.push(Math.floor(order.pieces / use))
      }
      const first = shelf.findIndex((days) => days > 0)
      if (first >= 0) shelf[first] = (shelf[first] ?? 0) - 1
      else if (seen) without.push(back)
    }
    for (const order of orders.filter((each) => each.back === 0)) shelf.push(Math.floor(order.pieces / use))
    for (const days of shelf) atHome += days
    return { without, daysLeft: atHome }
  }

  test('the days without are those on which the shelf was empty, and an order of today comes on top', () => {
    fc.assert(
      fc.property(draws, fc.integer({ min: 1, max: 9 }), fc.nat(60), (orders, use, pieces) => {
        const supplies = suppliesOf(
          orders
            .toSorted((a, b) => b.back - a.back)
            .map((each) => ({ on: today.subtract({ days: each.back }), pieces: each.pieces, dailyUse: fraction(use) })),
          fraction(use),
        )
        const { without, daysLeft } = lived(orders, use)
        const reckoned = gapsOf(supplies, today).flatMap(({ from, to }) => {
          const days = from.until(to, { largestUnit: 'days' }).days
          return Array.from({ length: days }, (_, index) => from.add({ days: index }).until(today).days)
        })
        expect(reckoned).toEqual(without)
        const end = lastsUntil(
          { pieces, dailyUse: fraction(use) },
          { today, runsOutOn: supplies.at(-1)?.endsOn ?? null },
        )
        expect(today.until(end).days).toBe(daysLeft + Math.floor(pieces / use))
      }),
    )
  })
})
