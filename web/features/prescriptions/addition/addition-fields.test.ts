import { describe, expect, test } from 'vitest'
import { beginAddition, effectOn, faultsOfAddition } from './addition-fields.ts'

const ground = { today: '2026-11-20', endDate: '2026-12-31', addition: null }
const fields = { extraPackages: 5, extraWithdrawals: 0, end: '2026-12-31' }
const used = { usedPackages: 4, usedWithdrawals: 1 }

describe('an addition as it is filled in', () => {
  test('begins with nothing extra, until the prescription ends', () => {
    expect(beginAddition({ addition: null }, '2026-12-31')).toEqual({
      extraPackages: 0,
      extraWithdrawals: 0,
      end: '2026-12-31',
    })
  })

  test('gives something', () => {
    expect(faultsOfAddition({ ...fields, extraPackages: null }, ground)).toEqual({ extraPackages: { kind: 'nothing' } })
    expect(faultsOfAddition({ ...fields, extraPackages: 0, extraWithdrawals: 1 }, ground)).toEqual({})
  })

  test('ends within the prescription, and not before today', () => {
    expect(faultsOfAddition({ ...fields, end: '2027-01-01' }, ground).end).toEqual({ kind: 'endAfter' })
    expect(faultsOfAddition({ ...fields, end: '2026-11-19' }, ground).end).toEqual({ kind: 'endBefore' })
    expect(faultsOfAddition({ ...fields, end: 'i morgon' }, ground).end).toEqual({ kind: 'end' })
  })

  test('is not set below what was ordered by it', () => {
    expect(faultsOfAddition({ ...fields, extraPackages: 3 }, { ...ground, addition: used })).toEqual({
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
