import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { partsOfDay } from '../leakage/leakage.ts'
import { averagesOf, hoursMeasured, piecesOf, roundedTogether, spansOf, usualClock } from './averages.ts'
import type { Change } from './entry.ts'

const zone = 'Europe/Stockholm'
const clock = usualClock(zone)
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant()
const change = (text: string, volume: number): Change => ({ entryId: text, at: at(text), volume, apart: false })

const start = at('2026-11-18T07:00')
const twoDays = [
  change('2026-11-18T11:00', 280),
  change('2026-11-18T15:00', 220),
  change('2026-11-18T18:30', 130),
  change('2026-11-18T22:00', 110),
  change('2026-11-19T07:00', 500),
  change('2026-11-19T11:00', 260),
  change('2026-11-19T15:00', 200),
  change('2026-11-19T18:00', 120),
  change('2026-11-19T22:00', 100),
  change('2026-11-20T07:00', 480),
]

describe('the average of a diary', () => {
  test('is that of its days, by the parts of a day', () =>
    expect(averagesOf(start, twoDays, clock)).toEqual({
      volumes: { day: 480, evening: 230, night: 490 },
      total: 1_200,
      changes: { day: 2, evening: 2, night: 1 },
    }))
  test('waits until each part has been measured', () =>
    expect(averagesOf(start, twoDays.slice(0, 4), clock)).toBeNull())
  test('of a diary that ended early reckons a part up to all its hours', () =>
    expect(averagesOf(start, [...twoDays.slice(0, 4), change('2026-11-19T01:00', 100)], clock)).toMatchObject({
      volumes: { day: 500, evening: 240, night: 300 },
    }))
  test('goes by the hours at which the client begins the parts of a day', () =>
    expect(averagesOf(start, twoDays, { ...clock, begins: { day: 7, evening: 18, night: 22 } })).toMatchObject({
      total: 1_200,
      volumes: { night: 490 },
    }))
  test('does not depend on the order in which the phones sent', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(twoDays, { minLength: twoDays.length }), (shuffled) => {
        expect(averagesOf(start, shuffled, clock)).toEqual(averagesOf(start, twoDays, clock))
      }),
    ))
})

const moments = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 * 60 }), { minLength: 1, maxLength: 14 })
  .map((minutes) => minutes.toSorted((one, other) => one - other))
const diaries = moments.chain((minutes) =>
  fc.array(fc.integer({ min: 0, max: 900 }), { minLength: minutes.length, maxLength: minutes.length }).map((volumes) =>
    minutes.map((minute, index) => ({
      entryId: String(index),
      at: start.add({ minutes: minute }),
      volume: volumes[index] ?? 0,
      apart: false,
    })),
  ),
)

/** Minute by minute, as slow as it is plain. */
function slowly(changes: readonly Change[]) {
  const volume = { day: 0, evening: 0, night: 0 }
  const minutes = { day: 0, evening: 0, night: 0 }
  let from = start
  for (const each of changes) {
    const length = (each.at.epochMilliseconds - from.epochMilliseconds) / 60_000
    for (let minute = 0; minute < length; minute += 1) {
      const { hour } = from.add({ minutes: minute }).toZonedDateTimeISO(zone)
      const part = hour >= 7 && hour < 15 ? 'day' : hour >= 15 && hour < 22 ? 'evening' : 'night'
      volume[part] += each.volume / length
      minutes[part] += 1
    }
    from = each.at
  }
  return {
    day: (volume.day * 8 * 60) / minutes.day,
    evening: (volume.evening * 7 * 60) / minutes.evening,
    night: (volume.night * 9 * 60) / minutes.night,
  }
}

describe('whatever the diary', () => {
  test('the parts add up to the day, and each lies within 1 ml of the minute-by-minute count', () =>
    fc.assert(
      fc.property(diaries, (changes) => {
        const averages = averagesOf(start, changes, clock)
        if (averages === null) return
        const { volumes, total } = averages
        expect(volumes.day + volumes.evening + volumes.night).toBe(total)
        const reference = slowly(changes)
        for (const part of partsOfDay) expect(Math.abs(volumes[part] - reference[part])).toBeLessThan(1.000_001)
        const sum = reference.day + reference.evening + reference.night
        expect(Math.abs(total - sum)).toBeLessThan(0.500_001)
      }),
      { numRuns: 12 },
    ))
  test('its spans hold all that leaked', () =>
    fc.assert(
      fc.property(diaries, (changes) => {
        const spans = spansOf(start, changes)
        const held = (list: readonly { volume: number }[]) => list.reduce((sum, { volume }) => sum + volume, 0)
        expect(held(spans)).toBe(held(changes))
        expect(spans.every(({ from, to }) => Temporal.Instant.compare(from, to) < 0)).toBe(true)
      }),
    ))
})

test('whole numbers go to the largest remainders, the earlier part first', () => {
  const third = fraction(100, 3)
  expect(roundedTogether({ day: third, evening: third, night: third })).toEqual({ day: 34, evening: 33, night: 33 })
  expect(roundedTogether({ day: fraction(1, 4), evening: fraction(1, 2), night: fraction(1, 4) })).toEqual({
    day: 0,
    evening: 1,
    night: 0,
  })
})

test('the night when the clock goes back has its hour more', () => {
  const pieces = piecesOf(at('2026-10-24T22:00'), at('2026-10-25T07:00'), clock)
  expect(pieces).toEqual([{ part: 'night', minutes: 600 }])
})

test('hours are told whole, from the start to the last change', () => {
  expect(hoursMeasured(start, twoDays)).toBe(48)
  expect(hoursMeasured(start, twoDays.slice(0, 4))).toBe(15)
  expect(hoursMeasured(start, [])).toBe(0)
})
