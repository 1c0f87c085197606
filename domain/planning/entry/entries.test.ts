import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSeries, divide, type Scope } from './change-entry.ts'
import { comesOn, nextOf, occurrencesOf, recurrences, type Series } from './occurrences.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const series = (more: Partial<Series> = {}): Series => ({
  startsOn: day('2026-11-24'),
  endsOn: null,
  recurrence: 'weekly',
  interval: 2,
  except: [],
  ...more,
})
const days = (given: Series, from: string, to: string) => occurrencesOf(given, day(from), day(to)).map(String)

describe('an entry of the plan', () => {
  test('comes every second Tuesday, however long ago it began', () => {
    expect(days(series(), '2026-11-01', '2026-12-31')).toEqual(['2026-11-24', '2026-12-08', '2026-12-22'])
    expect(days(series(), '2036-11-17', '2036-12-05')).toEqual(['2036-11-25'])
  })

  test('comes every day until its end, apart from the days taken out', () => {
    const daily = series({ recurrence: 'daily', interval: 1, endsOn: day('2026-11-27'), except: [day('2026-11-25')] })
    expect(days(daily, '2026-11-20', '2026-12-31')).toEqual(['2026-11-24', '2026-11-26', '2026-11-27'])
  })

  test('comes on the 31st where a month has one, and once where it comes once', () => {
    const monthly = series({ recurrence: 'monthly', interval: 1, startsOn: day('2026-10-31') })
    expect(days(monthly, '2026-10-01', '2027-03-31')).toEqual(['2026-10-31', '2026-12-31', '2027-01-31', '2027-03-31'])
    expect(days(monthly, '2026-11-01', '2026-11-30')).toEqual([])
    expect(days(series({ recurrence: 'once' }), '2026-11-01', '2027-12-31')).toEqual(['2026-11-24'])
    expect(days(series({ recurrence: 'once' }), '2026-12-01', '2027-12-31')).toEqual([])
  })
})

describe('a change of one day or of all that follow', () => {
  const today = day('2026-11-23')
  const divided = (on: string, scope: Scope, given = series()) => divide(given, { day: day(on), scope, today })

  test('of one day leaves the others where they are', () => {
    const outcome = divided('2026-12-08', 'one')
    if (!outcome.ok || !outcome.value.stays) throw new Error('nothing stays')
    expect(days(outcome.value.stays, '2026-11-01', '2026-12-31')).toEqual(['2026-11-24', '2026-12-22'])
    expect(days(outcome.value.meant, '2026-11-01', '2026-12-31')).toEqual(['2026-12-08'])
  })

  test('of all following ends the series on the day before, and together they are what was', () => {
    const outcome = divided('2026-12-08', 'following')
    if (!outcome.ok || !outcome.value.stays) throw new Error('nothing stays')
    expect(days(outcome.value.stays, '2026-11-01', '2027-12-31')).toEqual(['2026-11-24'])
    expect(days(outcome.value.meant, '2026-11-01', '2026-12-31')).toEqual(['2026-12-08', '2026-12-22'])
  })

  test('of all following that begins anew on an earlier day leaves only what comes before that', () => {
    const long = series({ startsOn: day('2026-11-03'), except: [day('2026-11-17'), day('2026-12-29')] })
    const moved = (start: string) => {
      const outcome = divide(long, { day: day('2026-12-15'), scope: 'following', today, start: day(start) })
      if (!outcome.ok || !outcome.value.stays) throw new Error('nothing stays')
      const { stays, meant } = outcome.value
      return [days(stays, '2026-11-01', '2027-12-31'), String(meant.startsOn), meant.except.map(String)]
    }
    const taken = ['2026-12-29']
    expect(moved('2026-12-01')).toEqual([['2026-11-03'], '2026-12-15', taken])
    expect(moved('2026-12-02')).toEqual([['2026-11-03', '2026-12-01'], '2026-12-15', taken])
    expect(moved('2026-12-22')).toEqual([['2026-11-03', '2026-12-01'], '2026-12-15', taken])
  })

  test('of all following that begins before the series did leaves nothing of it', () => {
    const given = series({ startsOn: day('2026-12-15') })
    const outcome = divide(given, { day: day('2026-12-29'), scope: 'following', today, start: day('2026-12-01') })
    expect(outcome).toMatchObject({ ok: true, value: { stays: null } })
  })

  test('of the first day and all following leaves nothing', () => {
    expect(divided('2026-11-24', 'following')).toMatchObject({ ok: true, value: { stays: null } })
  })

  test('is refused on a day without it, and on one that has been', () => {
    expect(divided('2026-12-09', 'one')).toMatchObject({ refusal: 'not-on-day' })
    const past = series({ startsOn: day('2026-11-10') })
    expect(comesOn(past, day('2026-11-10'))).toBe(true)
    expect(divided('2026-11-10', 'one', past)).toMatchObject({ refusal: 'in-past' })
  })
})

test('a plan begins today or later and does not end before it begins', () => {
  const check = (startsOn: string, endsOn: string | null) =>
    checkSeries({ startsOn: day(startsOn), endsOn: endsOn === null ? null : day(endsOn) }, day('2026-11-23'))
  expect(check('2026-11-22', null)).toMatchObject({ refusal: 'starts-in-past' })
  expect(check('2026-11-23', '2026-11-22')).toMatchObject({ refusal: 'ends-before-start' })
  expect([check('2026-11-23', '2026-11-23').ok, check('2026-11-23', null).ok]).toEqual([true, true])
})

const dayIn = fc.integer({ min: 0, max: 1_500 }).map((count) => day('2024-01-01').add({ days: count }))
const anySeries = fc
  .record({
    startsOn: dayIn,
    length: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null }),
    recurrence: fc.constantFrom(...recurrences),
    interval: fc.integer({ min: 1, max: 12 }),
    taken: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 4 }),
  })
  .map(({ startsOn, length, recurrence, interval, taken }): Series => ({
    startsOn,
    endsOn: length === null ? null : startsOn.add({ days: length }),
    recurrence,
    interval,
    except: taken.map((count) => startsOn.add({ days: count })),
  }))

/** The same, by turning the calendar day by day from the first. */
function byTurning({ startsOn, endsOn, recurrence, interval, except }: Series, from: string, to: string): string[] {
  const found: string[] = []
  for (let each = startsOn; Temporal.PlainDate.compare(each, day(to)) <= 0; each = each.add({ days: 1 })) {
    const passed = startsOn.until(each, { largestUnit: 'days' }).days
    const months = (each.year - startsOn.year) * 12 + each.month - startsOn.month
    const comes = {
      once: passed === 0,
      daily: passed % interval === 0,
      weekly: passed % (7 * interval) === 0,
      monthly: each.day === startsOn.day && months % interval === 0,
    }[recurrence]
    const isOver = endsOn !== null && Temporal.PlainDate.compare(endsOn, each) < 0
    const isWithin = Temporal.PlainDate.compare(day(from), each) <= 0
    if (comes && !isOver && isWithin && !except.some((taken) => taken.equals(each))) found.push(each.toString())
  }
  return found
}

describe('of any series', () => {
  test('the days are those that turning the calendar day by day finds', () => {
    fc.assert(
      fc.property(anySeries, dayIn, fc.integer({ min: 0, max: 70 }), (given, first, length) => {
        const [from, to] = [first.toString(), first.add({ days: length }).toString()]
        expect(days(given, from, to)).toEqual(byTurning(given, from, to))
      }),
      { numRuns: 300 },
    )
  })

  test('the next day is the first of them', () => {
    fc.assert(
      fc.property(anySeries, dayIn, (given, first) => {
        const next = nextOf(given, first)
        const last = next ?? first.add({ days: 800 })
        expect(days(given, first.toString(), last.toString())).toEqual(next ? [next.toString()] : [])
      }),
      { numRuns: 300 },
    )
  })

  test('what stays and what is meant are together what was, when nothing else is changed', () => {
    fc.assert(
      fc.property(anySeries, dayIn, fc.constantFrom<Scope>('one', 'following'), (given, today, scope) => {
        const on = nextOf(given, today)
        if (!on) return
        const outcome = divide(given, { day: on, scope, today })
        if (!outcome.ok) throw new Error(outcome.refusal)
        const { stays, meant } = outcome.value
        const [from, to] = ['2024-01-01', '2029-12-31']
        const both = [...(stays ? days(stays, from, to) : []), ...days(meant, from, to)]
        expect(both.toSorted()).toEqual(days(given, from, to))
      }),
      { numRuns: 100 },
    )
  })
})

test('a 29th of February comes again after the year 2100 has had none', () => {
  const leap = series({ startsOn: day('2096-02-29'), recurrence: 'monthly', interval: 12 })
  expect(nextOf(leap, day('2096-03-01'))?.toString()).toBe('2104-02-29')
})
