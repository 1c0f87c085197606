import { describe, expect, test } from 'vitest'
import { startAddition, effectOn, errorsOfAddition } from './addition-fields.ts'

const context = { today: '2026-11-20', endDate: '2026-12-31', addition: null }
const fields = { extraPackages: 5, extraWithdrawals: 0, end: '2026-12-31' }
const used = { usedPackages: 4, usedWithdrawals: 1 }

describe('an addition as it is filled in', () => {
  test('begins with nothing extra, until the prescription ends', () => {
    expect(startAddition({ addition: null }, '2026-12-31')).toEqual({
      extraPackages: 0,
      extraWithdrawals: 0,
      end: '2026-12-31',
    })
  })

  test('gives something', () => {
    expect(errorsOfAddition({ ...fields, extraPackages: null }, context)).toEqual({
      extraPackages: { kind: 'nothing' },
    })
    expect(errorsOfAddition({ ...fields, extraPackages: 0, extraWithdrawals: 1 }, context)).toEqual({})
  })

  test('ends within the prescription, and not before today', () => {
    expect(errorsOfAddition({ ...fields, end: '2027-01-01' }, context).end).toEqual({ kind: 'endAfter' })
    expect(errorsOfAddition({ ...fields, end: '2026-11-19' }, context).end).toEqual({ kind: 'endBefore' })
    expect(errorsOfAddition({ ...fields, end: 'i morgon' }, context).end).toEqual({ kind: 'end' })
  })

  test('is not set below what was ordered by it', () => {
    expect(errorsOfAddition({ ...fields, extraPackages: 3 }, { ...context, addition: used })).toEqual({
      extraPackages: { kind: 'below', min: 4 },
      extraWithdrawals: { kind: 'below', min: 1 },
    })
  })

  test('shows what may be ordered then', () => {
    const row = {
      withdrawalsRemaining: 1,
      remainingPackages: 53,
      packagesPerWithdrawal: 14,
      lastWithdrawalFactor: 2,
      addition: null,
    }
    expect(effectOn(row, { ...fields, extraPackages: 10 })).toMatchObject({ allowed: 38, withdrawalsRemaining: 1 })
  })
})
