import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endByPages, pageOf, textOf } from '../../calendar/pages-in-tests.ts'
import { leftOutBecause, planRenewal, shareOutRows, statusAfterSuccessor, type RowOffer } from './renewal.ts'
import { prescriptionStatus, rowStatus } from '../row/row.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const { preliminary, active, finished, renew, closed } = prescriptionStatus
const old = {
  status: renew as 1 | 2 | 3 | 4 | 5,
  period: { start: day('2026-01-01'), end: day('2026-12-31') },
  months: 12,
  successorWaiting: false,
}

describe('a prescription of 2026 that is renewed on 10 December', () => {
  const today = day('2026-12-10')

  test('from today runs for as many months from today', () => {
    expect(planRenewal(today, old, today)).toMatchObject({
      value: {
        way: 'from-today',
        period: { start: day('2026-12-10'), end: day('2027-12-09') },
        successorStatus: active,
      },
    })
  })

  test('from the day after its end waits until then', () => {
    expect(planRenewal(today, old, day('2027-01-01'))).toMatchObject({
      value: {
        way: 'from-end',
        period: { start: day('2027-01-01'), end: day('2027-12-31') },
        successorStatus: preliminary,
      },
    })
  })

  test.each(['2026-12-09', '2026-12-11', '2027-01-02'])('starts on no other day, such as %s', (start) => {
    expect(planRenewal(today, old, day(start))).toMatchObject({ refusal: 'start-not-possible', at: 'startDate' })
  })

  test('has one waiting successor at most', () => {
    const waiting = { ...old, successorWaiting: true }
    expect(planRenewal(today, waiting, today)).toMatchObject({ refusal: 'successor-waiting' })
  })
})

test('a renewal starts after the old prescription did', () => {
  const begun = { ...old, status: active, period: { start: day('2026-12-10'), end: day('2027-12-09') } }
  expect(planRenewal(day('2026-12-10'), begun, day('2026-12-10'))).toMatchObject({
    refusal: 'start-not-after-old-start',
  })
})

describe('a prescription that has ended', () => {
  const ended = { ...old, status: finished }

  test('is renewed from today until 12 months after its end', () => {
    expect(planRenewal(day('2027-12-31'), ended, day('2027-12-31')).ok).toBe(true)
    expect(planRenewal(day('2028-01-01'), ended, day('2028-01-01'))).toMatchObject({ refusal: 'ended-too-long-ago' })
  })

  test('is not renewed from the day after its end once that has passed', () => {
    expect(planRenewal(day('2027-02-01'), ended, day('2027-01-01'))).toMatchObject({ refusal: 'old-end-passed' })
  })

  test('starts today when the day after its end is today', () => {
    expect(planRenewal(day('2027-01-01'), ended, day('2027-01-01'))).toMatchObject({ value: { way: 'from-today' } })
  })
})

test.each([
  ['preliminary', preliminary],
  ['closed', closed],
])('a prescription that is %s is not renewed', (_name, status) => {
  expect(planRenewal(day('2026-12-10'), { ...old, status }, day('2026-12-10'))).toMatchObject({
    refusal: 'prescription-not-renewable',
  })
})

const here: RowOffer = { sellable: true, visible: true, isDispense: false }
const forSpecialist: RowOffer = { ...here, visible: false }
const notSold: RowOffer = { ...here, sellable: false }

describe('the rows of a renewal', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id, status: rowStatus.active as 1 | 2 | 3 | 4 }))
  const shared = (named: number[] | null, offers: Record<number, RowOffer>) =>
    shareOutRows(rows, named, ({ id }) => offers[id] ?? here)

  test('that nobody sells are left out and end with the old prescription', () => {
    expect(shared(null, { 2: notSold })).toMatchObject({
      value: {
        renewed: [{ id: 1 }, { id: 3 }, { id: 4 }],
        leftOut: [{ row: { id: 2 }, reason: 'notSellable' }],
        dropped: [{ id: 2 }],
        staying: [],
      },
    })
  })

  test('outside the visible assortment are left to somebody else and stay', () => {
    const dispensed = { ...forSpecialist, isDispense: true }
    expect(shared(null, { 1: forSpecialist, 4: dispensed })).toMatchObject({
      value: {
        leftOut: [
          { row: { id: 1 }, reason: 'needsSpecialist' },
          { row: { id: 4 }, reason: 'needsDispenseHandler' },
        ],
        dropped: [],
        staying: [{ id: 1 }, { id: 4 }],
      },
    })
  })

  test('that are not named stay', () => {
    expect(shared([2, 3], { 3: notSold })).toMatchObject({
      value: { renewed: [{ id: 2 }], dropped: [{ id: 3 }], staying: [{ id: 1 }, { id: 4 }] },
    })
  })

  test('are renewed although they are used up, and not when they are closed', () => {
    const mixed = [
      { id: 1, status: rowStatus['used-up'] as 1 | 2 | 3 | 4 },
      { id: 2, status: rowStatus.closed as 1 | 2 | 3 | 4 },
    ]
    expect(shareOutRows(mixed, null, () => here)).toMatchObject({ value: { renewed: [{ id: 1 }], staying: [] } })
    expect(shareOutRows(mixed, [1, 2], () => here)).toMatchObject({ refusal: 'row-not-active' })
  })

  test('all left out renew nothing', () => {
    const offers = { 1: notSold, 2: forSpecialist, 3: notSold, 4: notSold }
    expect(shared(null, offers)).toMatchObject({ refusal: 'no-row-renewable' })
  })

  test('that are neither sold nor visible are named as not sold', () => {
    expect(leftOutBecause({ sellable: false, visible: false, isDispense: true })).toBe('notSellable')
  })
})

describe('once the successor has begun, the old prescription', () => {
  const on = { today: day('2026-12-10'), end: day('2026-12-31') }
  const left = { status: rowStatus.active }

  test('is closed when no row was left', () => {
    expect(statusAfterSuccessor(renew, [], on)).toBe(closed)
    expect(statusAfterSuccessor(finished, [{ status: rowStatus.closed }], on)).toBe(closed)
  })

  test('goes on with the rows that were left', () => {
    expect(statusAfterSuccessor(active, [left], on)).toBe(active)
  })

  test('is finished when its end has come, or when nothing of what was left can be drawn', () => {
    expect(statusAfterSuccessor(active, [left], { ...on, today: day('2027-01-01') })).toBe(finished)
    expect(statusAfterSuccessor(active, [{ status: rowStatus['used-up'] }], on)).toBe(finished)
    expect(statusAfterSuccessor(finished, [left], on)).toBe(finished)
  })

  test('stays closed when somebody closed it before', () => {
    expect(statusAfterSuccessor(closed, [left], on)).toBe(closed)
  })
})

test('whenever it is renewed, there is no day without a prescription, and the new one is as long as the old', () => {
  const cases = fc.record({
    begun: fc.nat(800),
    months: fc.integer({ min: 1, max: 12 }),
    onDay: fc.integer({ min: 1, max: 800 }),
    fromEnd: fc.boolean(),
  })
  fc.assert(
    fc.property(cases, ({ begun, months, onDay, fromEnd }) => {
      const start = day('2026-01-01').add({ days: begun })
      const end = day(textOf(endByPages(pageOf(start), months)))
      const today = start.add({ days: onDay })
      const isOver = today.toString() > end.toString()
      const facts = { ...old, status: isOver ? finished : renew, period: { start, end }, months }
      const wanted = fromEnd ? end.add({ days: 1 }) : today
      const planned = planRenewal(today, facts, wanted)

      const tooLate = today.toString() > end.add({ months: 12 }).toString()
      const hasPassed = fromEnd && wanted.toString() < today.toString()
      expect(planned.ok).toBe(!tooLate && !hasPassed)
      const period = planned.ok
        ? planned.value.period
        : { start: wanted, end: day(textOf(endByPages(pageOf(wanted), months))) }
      expect(period.end.toString()).toBe(textOf(endByPages(pageOf(wanted), months)))
      // From today the old one ends yesterday; from its end it is drawn until then. What had ended before has its gap already.
      const oldEnd = wanted.equals(today) && !isOver ? today.subtract({ days: 1 }) : end
      const gap = oldEnd.until(period.start, { largestUnit: 'days' }).days - 1
      expect(gap).toBe(isOver && !fromEnd ? end.until(today, { largestUnit: 'days' }).days - 1 : 0)
    }),
  )
})
