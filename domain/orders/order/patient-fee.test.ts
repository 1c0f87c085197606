import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AreaToCharge,
  checkOneTimeFee,
  monthsOfWithdrawal,
  nextWithdrawalNumber,
  patientFeeOf,
  patientFeesOf,
  type PatientFeeFacts,
} from './patient-fee.ts'

const monthsOf = (months: number, withdrawals: number, count = withdrawals) =>
  Array.from({ length: count }, (_, index) => monthsOfWithdrawal(index + 1, months, withdrawals))

describe('the months of each withdrawal', () => {
  test.each([
    [12, 4, [3, 3, 3, 3]],
    [12, 5, [3, 2, 3, 2, 2]],
    [12, 8, [2, 1, 2, 1, 2, 1, 2, 1]],
    [12, 24, Array.from({ length: 24 }, (_, index) => 1 - (index % 2))],
    [6, 4, [2, 1, 2, 1]],
    [10, 4, [3, 2, 3, 2]],
    [9, 2, [5, 4]],
  ])('over %i months with %i withdrawals are %j', (months, withdrawals, each) => {
    expect(monthsOf(months, withdrawals)).toEqual(each)
  })

  test('are 0 beyond the prescribed withdrawals, which additions make', () => {
    expect(monthsOf(12, 4, 5)).toEqual([3, 3, 3, 3, 0])
  })

  test('are together the months of the prescription, never more or less', () => {
    for (let months = 1; months <= 12; months += 1) {
      for (let withdrawals = 1; withdrawals <= 60; withdrawals += 1) {
        expect(monthsOf(months, withdrawals).reduce((sum, each) => sum + each, 0)).toBe(months)
      }
    }
  })
})

describe('the patient fee', () => {
  const perMonth: PatientFeeFacts = {
    terms: { method: 'per-month', type: 'fixed', amount: 10_000, minimumOrderLimit: null },
    areaNet: 100_000,
    prescriptionMonths: 12,
    withdrawals: 4,
    withdrawalNumber: 1,
  }

  test('of 100 fixed per month is 300 for each of 4 withdrawals in 12 months, and 0 for a fifth (O-4-43)', () => {
    expect(patientFeeOf(perMonth)).toEqual({ fee: 30_000, months: 3 })
    expect(patientFeeOf({ ...perMonth, withdrawalNumber: 5 })).toEqual({ fee: 0, months: 0 })
  })

  test('is 0 below the limit, and the months count as paid', () => {
    const limited: PatientFeeFacts = { ...perMonth, terms: { ...perMonth.terms, minimumOrderLimit: 30_000 } }
    expect(patientFeeOf({ ...limited, areaNet: 25_000 })).toEqual({ fee: 0, months: 3 })
    expect(patientFeeOf({ ...limited, withdrawalNumber: 2 })).toEqual({ fee: 30_000, months: 3 })
  })

  test('is never above the lines, and the months count as paid', () => {
    expect(patientFeeOf({ ...perMonth, areaNet: 25_000 })).toEqual({ fee: 25_000, months: 3 })
    expect(patientFeeOf({ ...perMonth, withdrawalNumber: 2 })).toEqual({ fee: 30_000, months: 3 })
  })

  test('of a refused order is given back with its number: the next order takes it', () => {
    const fiveTimes = { ...perMonth, withdrawals: 5 }
    expect(patientFeeOf(fiveTimes).months).toBe(3)
    expect(patientFeeOf({ ...fiveTimes, withdrawalNumber: 2 }).months).toBe(2)
  })

  test('per withdrawal is charged once, also on an addition (O-4-42)', () => {
    const terms = { method: 'per-withdrawal', type: 'fixed', amount: 10_000, minimumOrderLimit: 0 } as const
    expect(patientFeeOf({ ...perMonth, terms, withdrawalNumber: 7 })).toEqual({ fee: 10_000, months: 0 })
    expect([patientFeeOf({ ...perMonth, terms }).fee, patientFeeOf(perMonth).fee]).toEqual([10_000, 30_000])
  })

  test('in percent is rounded half away from zero, and per month is 0 where the withdrawal holds no month (O-4-43)', () => {
    const terms = { method: 'per-month', type: 'percentage', rate: 1250, minimumOrderLimit: null } as const
    const often = { ...perMonth, terms, withdrawals: 24, areaNet: 1004 }
    expect(patientFeeOf(often)).toEqual({ fee: 126, months: 1 })
    expect(patientFeeOf({ ...often, areaNet: 2008 }).fee).toBe(251)
    expect(patientFeeOf({ ...often, withdrawalNumber: 2 })).toEqual({ fee: 0, months: 0 })
  })
})

describe('paid month by month', () => {
  /** The withdrawals in whose share of the prescription each of its months begins: month by month, not by withdrawal. */
  function payersOfMonths(months: number, withdrawals: number): number[] {
    return Array.from({ length: months }, (_, month) => {
      let withdrawal = 1
      while (withdrawal * months <= month * withdrawals) withdrawal += 1
      return withdrawal
    })
  }

  const facts = fc.record({
    method: fc.constantFrom('per-month' as const, 'per-withdrawal' as const),
    type: fc.constantFrom('fixed' as const, 'percentage' as const),
    amount: fc.nat(20_000),
    rate: fc.integer({ min: 0, max: 10_000 }),
    /** Above the lines, at them or below. */
    limitAbove: fc.option(fc.constantFrom(-20_000, -1, 0, 1, 20_000)),
    net: fc.nat(100_000),
    months: fc.integer({ min: 1, max: 12 }),
    withdrawals: fc.integer({ min: 1, max: 40 }),
    number: fc.integer({ min: 1, max: 45 }),
  })

  test('each withdrawal pays for the months that begin in it, and its fee is what they cost, up to its lines', () => {
    fc.assert(
      fc.property(facts, ({ method, type, amount, rate, limitAbove, net, months, withdrawals, number }) => {
        const limit = limitAbove === null ? null : Math.max(0, net + limitAbove)
        const kind = type === 'fixed' ? ({ type, amount } as const) : ({ type, rate } as const)
        const paid = payersOfMonths(months, withdrawals).filter((payer) => payer === number)
        let fee = 0
        // Half an öre and more is an öre: the smallest whole that lies less than half above.
        if (type === 'percentage') while ((fee + 1) * 20_000 <= 2 * net * rate + 10_000) fee += 1
        if (type === 'percentage' && method === 'per-month' && paid.length === 0) fee = 0
        if (type === 'fixed' && method === 'per-withdrawal') fee = amount
        if (type === 'fixed' && method === 'per-month') for (const _month of paid) fee += amount
        if (limit !== null && net < limit) fee = 0
        if (fee > net) fee = net
        const charged = patientFeeOf({
          terms: { method, minimumOrderLimit: limit, ...kind },
          areaNet: net,
          prescriptionMonths: months,
          withdrawals,
          withdrawalNumber: number,
        })
        expect(charged).toEqual({ fee, months: method === 'per-month' ? paid.length : 0 })
      }),
      { numRuns: 500 },
    )
  })
})

describe('the number of a withdrawal', () => {
  test.each([
    [[], 1],
    [[1, 2], 3],
    [[1, 3], 2],
    [[2, 3], 1],
    [[null, null], 3],
    [[null, 2], 3],
    [[3, null], 2],
  ])('beside %j is %i', (standing, next) => {
    expect(nextWithdrawalNumber(standing)).toBe(next)
  })

  test('in twelve months with five withdrawals, of which the second was refused, is the second again: two months', () => {
    const months = (number: number) => monthsOfWithdrawal(number, 12, 5)
    const third = nextWithdrawalNumber([1, 2])
    const afterRefusal = nextWithdrawalNumber([1, third])
    expect([months(1), months(2), months(afterRefusal)]).toEqual([3, 2, 2])
  })

  test('is given to one standing order alone, and all that stand pay for no more than the months there are', () => {
    const events = fc.array(fc.oneof(fc.constant('order' as const), fc.nat(30)), { maxLength: 40 })
    fc.assert(
      fc.property(
        events,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 15 }),
        (told, months, withdrawals) => {
          let standing: number[] = []
          for (const event of told) {
            if (event === 'order') {
              const number = nextWithdrawalNumber(standing)
              expect(standing).not.toContain(number)
              // Nothing below it is free.
              for (let below = 1; below < number; below += 1) expect(standing).toContain(below)
              standing.push(number)
            } else {
              standing = standing.filter((_number, place) => place !== event)
            }
          }
          const paid = standing.reduce((sum, number) => sum + monthsOfWithdrawal(number, months, withdrawals), 0)
          expect(paid).toBeLessThanOrEqual(months)
          if (standing.length >= withdrawals && Math.max(...standing) === standing.length) expect(paid).toBe(months)
        },
      ),
    )
  })
})

describe('the fees of an order', () => {
  const area = (more: Partial<AreaToCharge<string>> = {}): AreaToCharge<string> => ({
    area: 'Incontinence',
    terms: { method: 'per-withdrawal', type: 'fixed', amount: 10_000, minimumOrderLimit: null },
    oneTimeFeeAllowed: true,
    areaNet: 30_000,
    prescriptionMonths: 12,
    withdrawals: 4,
    withdrawalNumber: 1,
    ...more,
  })
  const other = area({ area: 'Catheter', areaNet: 10_000 })
  const fees = (areas: AreaToCharge<string>[], oneTimeFee: number | null) =>
    patientFeesOf(areas, oneTimeFee).map((each) => [each.area, each.fee])

  test('are those of its areas where nothing was typed', () => {
    expect(fees([area(), other], null)).toEqual([
      ['Incontinence', 10_000],
      ['Catheter', 10_000],
    ])
  })

  test('are the typed one once, whatever the number of areas, also where the recipient has no figure', () => {
    expect(fees([area(), other], 20_000)).toEqual([
      ['Incontinence', 15_000],
      ['Catheter', 5_000],
    ])
    expect(fees([area({ terms: null })], 20_000)).toEqual([['Incontinence', 20_000]])
  })

  test('are 0 in an area that allows no typed one, and never above the lines', () => {
    expect(fees([area({ oneTimeFeeAllowed: false }), other], 5_000)).toEqual([
      ['Incontinence', 0],
      ['Catheter', 5_000],
    ])
    expect(fees([other], 20_000)).toEqual([['Catheter', 10_000]])
  })

  test('keep the months that count as paid when one is typed', () => {
    const perMonth = area({ terms: { method: 'per-month', type: 'fixed', amount: 100, minimumOrderLimit: null } })
    expect(patientFeesOf([perMonth], 700)).toEqual([{ area: 'Incontinence', fee: 700, months: 3 }])
  })

  test('that are typed are refused where no area allows one, and above what the lines cost', () => {
    expect(checkOneTimeFee([area({ oneTimeFeeAllowed: false })], null).ok).toBe(true)
    expect(checkOneTimeFee([area({ oneTimeFeeAllowed: false })], 100)).toMatchObject({
      refusal: 'one-time-fee-not-allowed',
    })
    expect(checkOneTimeFee([area(), other], 40_000).ok).toBe(true)
    expect(checkOneTimeFee([area(), other], 40_001)).toMatchObject({ refusal: 'one-time-fee-too-high' })
  })

  test('that are typed come to that very sum, and none is above the lines of its area', () => {
    const areas = fc.array(fc.record({ areaNet: fc.nat(50_000), oneTimeFeeAllowed: fc.boolean() }), { maxLength: 8 })
    fc.assert(
      fc.property(areas, fc.nat(100_000), (some, typed) => {
        const charged = patientFeesOf(some.map(area), typed)
        const sum = charged.reduce((total, { fee }) => total + fee, 0)
        const most = some.reduce((total, each) => total + (each.oneTimeFeeAllowed ? each.areaNet : 0), 0)
        expect(sum).toBe(typed < most ? typed : most)
        for (const [place, { fee }] of charged.entries()) {
          expect(fee).toBeGreaterThanOrEqual(0)
          expect(fee).toBeLessThanOrEqual(some[place]?.areaNet ?? 0)
        }
      }),
    )
  })
})
