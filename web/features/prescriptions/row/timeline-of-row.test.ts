import { describe, expect, test } from 'vitest'
import { dayNumber, monthsOfAxis, namedMonths, spanOfAxis, timelineOfRow, type SuppliedRow } from './timeline-of-row.ts'

const today = '2026-11-20'

/** A row of four pieces per day, ordered as given: [day, pieces]. */
function row(deliveries: readonly [string, number][], part: Partial<SuppliedRow['supply']> = {}): SuppliedRow {
  return {
    consumption: 4,
    consumptionPeriod: 'day',
    supply: {
      deliveries: deliveries.map(([date, pieces]) => {
        return { customerOrderId: 1, date, packages: pieces / 28, pieces, dailyUse: 4, runsOutOn: null }
      }),
      counts: [],
      runsOutOn: null,
      deliverableOn: null,
      ...part,
    },
  }
}

const at = (date: string) => dayNumber(Temporal.PlainDate.from(date))

test('the axis shows this month with five before and two after it', () => {
  expect(monthsOfAxis(today).map(String)).toEqual([
    '2026-06-01',
    '2026-07-01',
    '2026-08-01',
    '2026-09-01',
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
  ])
  expect(spanOfAxis(today)).toEqual({ from: at('2026-06-01'), to: at('2027-02-01'), today: at(today) })
})

/** How many pixels the names of the months take from January on, as they are drawn. */
const drawn = {
  en: [21, 22, 23, 22, 24, 21, 18, 24, 23, 22, 23, 23],
  sv: [17, 20, 29, 20, 21, 21, 18, 22, 21, 19, 21, 22],
  fi: [38, 33, 39, 30, 33, 27, 32, 18, 24, 25, 41, 28],
  dk: [17, 20, 23, 20, 21, 17, 14, 22, 21, 19, 21, 22],
}
/** A year, with the space before it. */
const drawnYear = 34
/** The wide axis where it is narrowest, on a screen of 1280; beside it the cell has some room. */
const [narrowest, beside] = [354, 12]

test.each(Object.entries(drawn))('no name of a month stands on the next one, in any month: %s', (_, widths) => {
  for (let month = 1; month <= 12; month += 1) {
    const now = `2026-${String(month).padStart(2, '0')}-15`
    const { from, to } = spanOfAxis(now)
    const across = (day: number) => (narrowest * (day - from)) / (to - from)
    const named = namedMonths(monthsOfAxis(now))
    for (const [place, { month: each, withYear }] of named.entries()) {
      const end = across(dayNumber(each)) + (widths[each.month - 1] ?? 0) + (withYear ? drawnYear : 0)
      const next = named[place + 1]
      const room = (next ? across(dayNumber(next.month)) : narrowest + beside) - end
      expect(room, `${each.toString()} as seen in ${now}`).toBeGreaterThan(2)
    }
  }
})

test('the year stands with January, which takes the room of February; the last month has no such room', () => {
  const named = (now: string) =>
    namedMonths(monthsOfAxis(now)).map(({ month, withYear }) => `${month.month}${withYear ? ` ${month.year}` : ''}`)
  expect(named('2026-11-30')).toEqual(['6', '7', '8', '9', '10', '11', '12', '1'])
  expect(named('2026-12-01')).toEqual(['7', '8', '9', '10', '11', '12', '1 2027'])
  expect(named('2027-06-15')).toEqual(['1 2027', '3', '4', '5', '6', '7', '8'])
  expect(named('2027-07-15')[0]).toBe('2')
})

describe('the picture of a supply', () => {
  test('steps up at an order and slopes down to its end', () => {
    const picture = timelineOfRow(row([['2026-08-12', 392]], { runsOutOn: '2026-11-18' }), today)
    expect(picture.past).toEqual([
      { day: at('2026-08-12'), left: 0 },
      { day: at('2026-08-12'), left: 392 },
      { day: at('2026-11-18'), left: 0 },
    ])
    expect(picture.forecast).toEqual([])
    expect(picture.runOut).toBe(at('2026-11-18'))
    expect(picture.gaps).toEqual([{ from: at('2026-11-18'), to: at(today) }])
  })

  test('goes on with what was ordered today after nothing was left, and keeps the days without', () => {
    const out = row(
      [
        ['2026-08-12', 392],
        [today, 112],
      ],
      { runsOutOn: '2026-12-18' },
    )
    const picture = timelineOfRow(out, today)
    expect(picture.forecast).toEqual([
      { day: at(today), left: 112 },
      { day: at('2026-12-18'), left: 0 },
    ])
    expect(picture.runOut).toBe(at('2026-12-18'))
    expect(picture.gaps).toEqual([{ from: at('2026-11-18'), to: at(today) }])
  })

  test('goes on beyond today to the day on which nothing is left', () => {
    const picture = timelineOfRow(row([['2026-11-10', 112]], { runsOutOn: '2026-12-08' }), today)
    expect(picture.forecast).toEqual([
      { day: at(today), left: 72 },
      { day: at('2026-12-08'), left: 0 },
    ])
    expect(picture.gaps).toEqual([])
  })

  test('begins anew on the day of a count, and tells of it', () => {
    const counts = [{ date: '2026-11-19', pieces: 40, dailyUse: 4, deliveriesInIt: 1 }]
    const picture = timelineOfRow(row([['2026-08-12', 560]], { counts, runsOutOn: '2026-11-29' }), today)
    expect(picture.past.slice(-3)).toEqual([
      { day: at('2026-11-19'), left: 164 },
      { day: at('2026-11-19'), left: 40 },
      { day: at(today), left: 36 },
    ])
    expect(picture.forecast.at(-1)).toEqual({ day: at('2026-11-29'), left: 0 })
    expect(picture.counts).toEqual([{ day: at('2026-11-19'), pieces: 40 }])
    expect(picture.events.map(({ date, kind, left }) => [date, kind, left])).toEqual([
      ['2026-08-12', 'ordered', 560],
      ['2026-11-19', 'counted', 40],
      ['2026-11-29', 'runs-out', 0],
    ])
  })

  test('leaves out what lies outside the axis', () => {
    const picture = timelineOfRow(
      row(
        [
          ['2026-01-02', 28],
          ['2026-11-10', 2800],
        ],
        { runsOutOn: '2028-10-10', deliverableOn: '2026-11-24' },
      ),
      today,
    )
    expect(picture.orders).toEqual([{ day: at('2026-11-10'), packages: 100 }])
    expect(picture.runOut).toBeNull()
    expect(picture.earliestDelivery).toBe(at('2026-11-24'))
  })

  test('adds orders of one day together', () => {
    const picture = timelineOfRow(
      row([
        ['2026-11-10', 28],
        ['2026-11-10', 56],
      ]),
      today,
    )
    expect(picture.orders).toEqual([{ day: at('2026-11-10'), packages: 3 }])
  })

  test('gives thirds and sevenths of a day back exactly', () => {
    const { supply } = row([['2026-11-10', 9]])
    const weekly = { ...supply.deliveries[0]!, dailyUse: 3 / 7 }
    const picture = timelineOfRow(
      { consumption: 3, consumptionPeriod: 'week', supply: { ...supply, deliveries: [weekly] } },
      today,
    )
    expect(picture.forecast.at(-1)).toEqual({ day: at('2026-12-01'), left: 0 })
  })

  test('is empty without a consumption, and still tells what was ordered', () => {
    const { supply } = row([['2026-11-10', 28]])
    const deliveries = supply.deliveries.map((each) => ({ ...each, dailyUse: null }))
    const picture = timelineOfRow(
      { consumption: null, consumptionPeriod: null, supply: { ...supply, deliveries } },
      today,
    )
    expect(picture.past).toEqual([])
    expect(picture.events).toEqual([{ date: '2026-11-10', kind: 'ordered', packages: 1, pieces: 28, left: null }])
  })
})

test('the table holds the same facts in order of time, a run-out on the day of an order left out', () => {
  const { events } = timelineOfRow(
    row(
      [
        ['2026-10-01', 56],
        ['2026-10-15', 112],
      ],
      { runsOutOn: '2026-11-12', deliverableOn: '2026-11-24' },
    ),
    today,
  )
  expect(events.map(({ date, kind, left }) => [date, kind, left])).toEqual([
    ['2026-10-01', 'ordered', 56],
    ['2026-10-15', 'ordered', 112],
    ['2026-11-12', 'runs-out', 0],
    ['2026-11-24', 'earliest-delivery', null],
  ])
})
