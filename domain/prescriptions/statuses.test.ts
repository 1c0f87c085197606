import { describe, expect, test } from 'vitest'
import { leanStatus, prescriptionStatus, rowStatus } from './row.ts'
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
  ])('of 2026 is, on %s, %i', (today, status) => {
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
        { ...row, status: rowStatus.usedUp },
        { ...row, status: rowStatus.closed },
      ],
    }
    expect(statusOn(day('2026-03-01'), spent)).toBe(finished)
    expect(statusOn(day('2026-03-01'), { ...spent, status: finished, rows: [row] })).toBe(active)
  })

  test('a preliminary one starts on its day only when it was confirmed', () => {
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
  expect(rowStatusAfter(rowStatus.active, true)).toBe(rowStatus.usedUp)
  expect(rowStatusAfter(rowStatus.usedUp, false)).toBe(rowStatus.active)
  expect(rowStatusAfter(rowStatus.closed, false)).toBe(rowStatus.closed)
  expect(rowStatusAfter(rowStatus.preliminary, true)).toBe(rowStatus.preliminary)
})

test('the lean status tells only whether there is one', () => {
  expect([null, preliminary, active, renew, finished, closed].map(leanStatusOf)).toEqual([
    leanStatus.notCreated,
    leanStatus.notCreated,
    leanStatus.active,
    leanStatus.active,
    leanStatus.closed,
    leanStatus.closed,
  ])
})
