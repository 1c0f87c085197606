import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { supplyTimeline } from './supply-timeline.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const draw = (on: string, pieces: number) => ({ on: day(on), pieces, dailyUse: fraction(4) })
const window = { from: day('2026-01-01'), until: day('2026-05-31'), dailyUse: fraction(4) }

function pictureOf(facts: Parameters<typeof supplyTimeline>[0]) {
  return supplyTimeline(facts).points.map(
    ({ on, pieces, kind, forecast }) => `${on.toString()} ${pieces} ${kind}${forecast ? ' forecast' : ''}`,
  )
}

describe('the picture of supply over time', () => {
  test('steps up with an order, slopes down to today, and on to the day it runs out', () => {
    const facts = { ...window, draws: [draw('2026-01-11', 392)], today: day('2026-02-20') }
    expect(pictureOf(facts)).toEqual([
      '2026-01-01 0 level',
      '2026-01-11 0 level',
      '2026-01-11 392 delivery',
      '2026-02-20 232 level',
      '2026-04-19 0 run-out forecast',
      '2026-05-31 0 level forecast',
    ])
    expect(supplyTimeline(facts).runsOutOn?.toString()).toBe('2026-04-19')
  })

  test('an order made early lies on top of what is left', () => {
    const facts = { ...window, draws: [draw('2026-02-01', 40), draw('2026-01-25', 40)], today: day('2026-02-01') }
    expect(pictureOf(facts)).toEqual([
      '2026-01-01 0 level',
      '2026-01-25 0 level',
      '2026-01-25 40 delivery',
      '2026-02-01 12 level',
      '2026-02-01 52 delivery',
      '2026-02-04 40 level forecast',
      '2026-02-14 0 run-out forecast',
      '2026-05-31 0 level forecast',
    ])
  })

  test('begins with what is left of orders before the window', () => {
    const facts = { ...window, draws: [draw('2025-12-27', 40)], today: day('2026-01-02') }
    expect(pictureOf(facts).slice(0, 3)).toEqual([
      '2026-01-01 20 level',
      '2026-01-02 16 level',
      '2026-01-06 0 run-out forecast',
    ])
  })

  test('begins anew at a count, with what was ordered later on top of it', () => {
    const counts = [{ on: day('2026-02-20'), pieces: 20, dailyUse: fraction(4), drawsInIt: 1 }]
    const draws = [draw('2026-01-11', 392), draw('2026-02-22', 40)]
    const facts = { ...window, draws, counts, today: day('2026-02-22') }
    expect(pictureOf(facts)).toEqual([
      '2026-01-01 0 level',
      '2026-01-11 0 level',
      '2026-01-11 392 delivery',
      '2026-02-20 232 level',
      '2026-02-20 20 count',
      '2026-02-22 12 level',
      '2026-02-22 52 delivery',
      '2026-02-25 40 level forecast',
      '2026-03-07 0 run-out forecast',
      '2026-05-31 0 level forecast',
    ])
    expect(supplyTimeline(facts).runsOutOn?.toString()).toBe('2026-03-07')
  })

  test('an order of the day of a count that had not come lies on top of it', () => {
    const counts = [{ on: day('2026-02-20'), pieces: 8, dailyUse: fraction(4), drawsInIt: 0 }]
    const facts = { ...window, draws: [draw('2026-02-20', 40)], counts, today: day('2026-02-20') }
    expect(pictureOf(facts).slice(0, 5)).toEqual([
      '2026-01-01 0 level',
      '2026-02-20 0 level',
      '2026-02-20 40 delivery',
      '2026-02-20 8 count',
      '2026-02-20 48 delivery',
    ])
  })

  test('counted as nothing it is without from that day, and before it as long as the orders had run out', () => {
    const counts = [{ on: day('2026-02-20'), pieces: 0, dailyUse: fraction(4), drawsInIt: 1 }]
    const facts = { ...window, draws: [draw('2026-01-11', 80)], counts, today: day('2026-02-28') }
    expect(supplyTimeline(facts).gaps.map(({ from, to }) => `${from.toString()} ${to.toString()}`)).toEqual([
      '2026-01-31 2026-02-20',
      '2026-02-20 2026-02-28',
    ])
  })

  test('has no points without a consumption', () => {
    const facts = { ...window, dailyUse: null, draws: [draw('2026-01-11', 392)], today: day('2026-02-20') }
    expect(supplyTimeline(facts)).toEqual({ points: [], runsOutOn: null, gaps: [] })
  })
})
