import { describe, expect, test } from 'vitest'
import { leftOf, usualStart } from './renewal-start.ts'

const may = (allowed: boolean) => ({
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  can: allowed ? { allowed, reason: null } : { allowed, reason: 'old-end-passed' as const },
})
const held = (id: number, packages: number) => ({
  prescriptionRowId: id,
  status: packages > 0 ? ('active' as const) : ('used-up' as const),
  withdrawalsRemaining: packages > 0 ? 2 : 0,
  remainingPackages: packages,
})
const going = [{ prescriptionRowId: 1 }, { prescriptionRowId: 2 }]

describe('the start that is offered first', () => {
  const both = { fromToday: may(true), afterOldEnd: may(true), rows: going }

  test('is after the old end, so that nothing lapses', () => {
    expect(usualStart(both, [held(1, 28), held(2, 7)])).toBe('after-end')
  })

  test('is today when a product that goes on is used up', () => {
    expect(usualStart(both, [held(1, 28), held(2, 0)])).toBe('today')
  })

  test('does not mind a product that is left out', () => {
    expect(usualStart({ ...both, rows: going.slice(0, 1) }, [held(1, 28), held(2, 0)])).toBe('after-end')
  })

  test('is the one that is possible', () => {
    expect(usualStart({ ...both, afterOldEnd: may(false) }, [held(1, 28)])).toBe('today')
    expect(usualStart({ ...both, fromToday: may(false) }, [held(1, 0)])).toBe('after-end')
  })
})

test('withdrawals without a package are nothing that is left', () => {
  expect(leftOf({ withdrawalsRemaining: 1, remainingPackages: 0 })).toEqual({ withdrawals: 0, packages: 0 })
})
