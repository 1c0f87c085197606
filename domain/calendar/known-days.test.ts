import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayFrom, dayNumber, daysAfter, dayText, dayTextOrNone } from './known-days.ts'

const first = Temporal.PlainDate.from('0001-01-01')
const anyDay = fc.integer({ min: 0, max: 3_652_058 }).map((days) => first.add({ days }))

describe('days that are known are as Temporal has them', () => {
  test('by their text, and as text', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const text = day.toString()
        expect(dayFrom(text).equals(day)).toBe(true)
        expect([dayText(dayFrom(text)), dayText(day), dayTextOrNone(day)]).toEqual([text, text, text])
      }),
    )
    expect([dayTextOrNone(null), dayTextOrNone(undefined)]).toEqual([null, null])
  })

  test('so many days on and back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
        const there = daysAfter(dayFrom(day.toString()), days)
        expect(there.toString()).toBe(day.add({ days }).toString())
        expect(daysAfter(there, -days).equals(day)).toBe(true)
        expect(dayNumber(there) - dayNumber(day)).toBe(days)
      }),
    )
  })
})

test('a day that is met again is the same object, whichever way it is met', () => {
  const day = dayFrom('2028-02-28')
  expect(dayFrom('2028-02-28')).toBe(day)
  expect(daysAfter(day, 2)).toBe(dayFrom('2028-03-01'))
})

test('a text that is no day is refused each time', () => {
  for (const text of ['2027-02-29', 'tomorrow', '']) {
    for (const time of [1, 2]) expect(() => dayFrom(text), `time ${time}`).toThrow(RangeError)
  }
})

test('more days than are kept are right all the same', () => {
  const begin = dayFrom('1990-01-01')
  const wrong = Array.from({ length: 25_000 }, (_, days) => days).filter(
    (days) => dayNumber(daysAfter(begin, days)) !== dayNumber(begin) + days,
  )
  expect(wrong).toEqual([])
  expect(dayText(daysAfter(begin, 24_999))).toBe(begin.add({ days: 24_999 }).toString())
  expect(dayText(begin)).toBe('1990-01-01')
})
