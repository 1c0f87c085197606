import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leanStatus, prescriptionStatus, rowStatus } from '../row/row.ts'
import { isTimeToRenew, leanStatusOf, mayBeRenewed, rowStatusAfter, statusOn } from './statuses.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const row = { status: rowStatus.active, withdrawals: 4, withdrawalsThatCanBeMade: 3 }
const year = {
  status: prescriptionStatus.active,
  period: { start: day('2026-01-01'), end: day('2026-12-31') },
  rows: [row],
  renewalRequestPending: false,
  successorWaiting: false,
  confirmed: true,
}
const { preliminary, active, finished, renew, closed } = prescriptionStatus

describe('the status of a prescription on a day', () => {
  test.each([
    ['2026-06-01', active],
    ['2026-11-30', active],
    ['2026-12-01', renew],
    ['2026-12-31', renew],
    ['2027-01-01', finished],
  ])('of 2026 is, on %s, %i (O-3-27)', (today, status) => {
    expect(statusOn(day(today), year)).toBe(status)
  })

  test('a short one asks for renewal in its last third', () => {
    const month = { ...year, period: { start: day('2026-01-01'), end: day('2026-01-31') } }
    expect(statusOn(day('2026-01-20'), month)).toBe(active)
    expect(statusOn(day('2026-01-21'), month)).toBe(renew)
  })

  test('the last of several withdrawals asks for renewal, the only one does not', () => {
    const last = { ...row, withdrawalsThatCanBeMade: 1 }
    expect(isTimeToRenew(day('2026-03-01'), { ...year, rows: [last] })).toBe(true)
    expect(isTimeToRenew(day('2026-03-01'), { ...year, rows: [{ ...last, withdrawals: 1 }] })).toBe(false)
  })

  test('a pending request asks for renewal, and a waiting successor answers it', () => {
    const asked = { ...year, renewalRequestPending: true }
    expect(statusOn(day('2026-03-01'), asked)).toBe(renew)
    expect(statusOn(day('2026-12-30'), { ...asked, successorWaiting: true })).toBe(active)
  })

  test('it is finished when every row is used up or closed, and active again when one is given back', () => {
    const spent = {
      ...year,
      rows: [
        { ...row, status: rowStatus['used-up'] },
        { ...row, status: rowStatus.closed },
      ],
    }
    expect(statusOn(day('2026-03-01'), spent)).toBe(finished)
    expect(statusOn(day('2026-03-01'), { ...spent, status: finished, rows: [row] })).toBe(active)
  })

  test('a preliminary one starts on its day only when it was confirmed (O-4-03)', () => {
    const waiting = { ...year, status: preliminary }
    expect(statusOn(day('2025-12-31'), waiting)).toBe(preliminary)
    expect(statusOn(day('2026-01-01'), waiting)).toBe(active)
    expect(statusOn(day('2026-01-01'), { ...waiting, confirmed: false })).toBe(preliminary)
  })

  test('what a person closed stays closed', () => {
    expect(statusOn(day('2026-03-01'), { ...year, status: closed })).toBe(closed)
  })
})

test('a prescription may be renewed until 12 months after its end, and not while a successor waits', () => {
  const ended = { ...year, status: finished }
  expect(mayBeRenewed(day('2027-12-31'), ended)).toBe(true)
  expect(mayBeRenewed(day('2028-01-01'), ended)).toBe(false)
  expect(mayBeRenewed(day('2026-12-01'), { ...year, successorWaiting: true })).toBe(false)
  expect(mayBeRenewed(day('2026-12-01'), { ...year, status: closed })).toBe(false)
})

test('a row is used up while nothing may be drawn, and a closed row stays closed', () => {
  expect(rowStatusAfter(rowStatus.active, true)).toBe(rowStatus['used-up'])
  expect(rowStatusAfter(rowStatus['used-up'], false)).toBe(rowStatus.active)
  expect(rowStatusAfter(rowStatus.closed, false)).toBe(rowStatus.closed)
  expect(rowStatusAfter(rowStatus.preliminary, true)).toBe(rowStatus.preliminary)
})

test('the lean status tells only whether there is one (O-4-02)', () => {
  expect([null, preliminary, active, renew, finished, closed].map(leanStatusOf)).toEqual([
    leanStatus['not-created'],
    leanStatus['not-created'],
    leanStatus.active,
    leanStatus.active,
    leanStatus.closed,
    leanStatus.closed,
  ])
})

test('counted day by day, a prescription asks for renewal in the last third of its days, and at most for thirty', () => {
  const start = day('2026-01-01')
  for (const length of [2, 3, 4, 5, 6, 7, 29, 31, 88, 89, 90, 91, 92, 93, 181, 365, 366]) {
    const period = { start, end: start.add({ days: length - 1 }) }
    let third = 0
    while ((third + 1) * 3 <= length) third += 1
    const before = Math.min(30, third)
    const days = Array.from({ length: length + 1 }, (_, index) => index + 1)
    const statuses = days.map((onDay) => statusOn(start.add({ days: onDay - 1 }), { ...year, period }))
    const expected = days.map((onDay) => (onDay > length ? finished : onDay >= length - before ? renew : active))
    expect([length, statuses]).toEqual([length, expected])
  }
})

test('whatever happens to its rows, a prescription runs while one of them can be drawn and no longer', () => {
  const states = fc.constantFrom(rowStatus.active, rowStatus['used-up'], rowStatus.closed)
  const rows = fc.array(fc.record({ status: states, withdrawals: fc.integer({ min: 1, max: 4 }), left: fc.nat(4) }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(rows, fc.boolean(), fc.boolean(), (given, asked, waiting) => {
      const facts = {
        ...year,
        rows: given.map(({ left, ...each }) => ({ ...each, withdrawalsThatCanBeMade: left })),
        renewalRequestPending: asked,
        successorWaiting: waiting,
      }
      const open = given.filter(({ status }) => status === rowStatus.active)
      const atItsLast = open.some(({ withdrawals, left }) => withdrawals > 1 && left === 1)
      const expected = open.length === 0 ? finished : !waiting && (asked || atItsLast) ? renew : active
      expect(statusOn(day('2026-03-01'), facts)).toBe(expected)
    }),
  )
})
