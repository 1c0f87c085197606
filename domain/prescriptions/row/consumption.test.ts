import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calculationPeriodFits,
  consumptionPeriod,
  dailyUse,
  grantOf,
  needOver,
  piecesIn,
  proposedWithdrawals,
  withdrawalsFit,
  type ConsumptionPeriod,
} from './consumption.ts'
import { fraction } from '../../fraction.ts'

const { day, week, month, year } = consumptionPeriod
const nameOf: Record<ConsumptionPeriod, string> = { [day]: 'day', [week]: 'week', [month]: 'month', [year]: 'year' }

function perDay(amount: string, period: ConsumptionPeriod) {
  const use = dailyUse({ amount, period })
  if (!use) throw new Error(`"${amount}" is a consumption`)
  return use
}

interface Example {
  readonly use: readonly [string, ConsumptionPeriod]
  readonly pack: number
  readonly M: number
  readonly K: 3 | 12 | null
  readonly chosenW?: number
  readonly max?: number
  readonly W: number
  readonly P: number
  readonly Q: number
  readonly T: number
  readonly S: number
  readonly G: number
  readonly n: number
  readonly m: number
}

const examples: Example[] = [
  { use: ['4', day], pack: 28, M: 12, K: 12, W: 4, P: 1460, Q: 53, T: 53, S: 14, G: 56, n: 1568, m: 1460 },
  { use: ['4', day], pack: 28, M: 12, K: 3, W: 4, P: 365, Q: 14, T: 56, S: 14, G: 56, n: 1568, m: 1460 },
  { use: ['5', week], pack: 10, M: 6, K: 3, W: 2, P: 66, Q: 7, T: 14, S: 7, G: 14, n: 140, m: 131 },
  { use: ['30', month], pack: 30, M: 12, K: 12, W: 4, P: 360, Q: 12, T: 12, S: 3, G: 12, n: 360, m: 360 },
  { use: ['0.5', day], pack: 4, M: 6, K: 3, W: 2, P: 46, Q: 12, T: 24, S: 12, G: 24, n: 96, m: 92 },
  { use: ['4', day], pack: 28, M: 4, K: 3, W: 2, P: 365, Q: 14, T: 19, S: 10, G: 20, n: 560, m: 487 },
  { use: ['4', day], pack: 28, M: 2, K: null, W: 1, P: 244, Q: 9, T: 9, S: 9, G: 9, n: 252, m: 244 },
  { use: ['1', year], pack: 100, M: 12, K: 3, W: 4, P: 1, Q: 1, T: 4, S: 1, G: 4, n: 400, m: 1 },
  { use: ['1', year], pack: 100, M: 12, K: 12, W: 1, P: 1, Q: 1, T: 1, S: 1, G: 1, n: 100, m: 1 },
  { use: ['4', day], pack: 28, M: 12, K: 3, chosenW: 6, W: 6, P: 365, Q: 14, T: 56, S: 10, G: 60, n: 1680, m: 1460 },
  { use: ['4', day], pack: 28, M: 12, K: 12, max: 3, W: 3, P: 1460, Q: 53, T: 53, S: 18, G: 54, n: 1512, m: 1460 },
]

describe('need and grant of a row (O-4-41)', () => {
  test.each(examples.map((example) => [`${example.use[0]} per ${nameOf[example.use[1]]}`, example] as const))(
    '%s: %o',
    (_, { use, pack, M, K, chosenW, max, W, P, Q, T, S, G, n, m }) => {
      const need = needOver({
        perDay: perDay(...use),
        itemsPerPackage: pack,
        prescriptionMonths: M,
        calculationPeriod: K,
      })
      expect(need).toEqual({
        piecesPerCalculationPeriod: P,
        packagesPerCalculationPeriod: Q,
        packages: T,
        pieces: m,
      })
      const withdrawals = chosenW ?? proposedWithdrawals(need, M, max ?? null)
      expect(grantOf(need, pack, withdrawals)).toEqual({
        withdrawals: W,
        packagesPerWithdrawal: S,
        packages: G,
        pieces: n,
      })
    },
  )

  test('the person may choose the packages of a withdrawal', () => {
    const need = needOver({
      perDay: perDay('4', day),
      itemsPerPackage: 28,
      prescriptionMonths: 12,
      calculationPeriod: 12,
    })
    expect(grantOf(need, 28, 4, 15)).toMatchObject({ packagesPerWithdrawal: 15, packages: 60, pieces: 1680 })
  })

  test('7 per month for 3 months is 21 pieces, not the 22 of binary floats', () => {
    expect(piecesIn(3, perDay('7', month))).toBe(21)
  })

  test('the pieces are the fewest that cover the use, found by counting up', () => {
    // Both sides in hundredths of a piece times twelfths of a year, so that only whole numbers are compared.
    const unitsOfAYear: Record<ConsumptionPeriod, number> = { [day]: 365 * 7, [week]: 365, [month]: 12 * 7, [year]: 7 }
    const amounts = fc.integer({ min: 1, max: 900 })
    const periods = fc.constantFrom(day, week, month, year)
    fc.assert(
      fc.property(amounts, periods, fc.integer({ min: 1, max: 12 }), (hundredths, period, months) => {
        const used = hundredths * unitsOfAYear[period] * months
        let counted = 0
        while (counted * 100 * 7 * 12 < used) counted += 1
        const typed = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
        expect(piecesIn(months, perDay(typed, period))).toBe(counted)
      }),
      { numRuns: 500 },
    )
  })
})

describe('packed into boxes one by one', () => {
  /** Hundredths of a piece in a twelfth of a year, times 84, so that only whole numbers are counted. */
  const inATwelfth: Record<ConsumptionPeriod, number> = { [day]: 365 * 7, [week]: 365, [month]: 12 * 7, [year]: 7 }
  const boxesFor = (pieces: number, itemsPerPackage: number) => {
    let boxes = 0
    for (let packed = 0; packed < pieces; packed += itemsPerPackage) boxes += 1
    return boxes
  }
  const fewest = (isEnough: (count: number) => boolean) => {
    let count = 1
    while (!isEnough(count)) count += 1
    return count
  }
  const rows = fc.record({
    hundredths: fc.integer({ min: 1, max: 900 }),
    period: fc.constantFrom(day, week, month, year),
    itemsPerPackage: fc.integer({ min: 1, max: 120 }),
    months: fc.integer({ min: 1, max: 12 }),
    setting: fc.constantFrom(3 as const, 12 as const),
    most: fc.option(fc.integer({ min: 1, max: 12 })),
  })

  test('need, withdrawals and grant are the fewest that cover the use', () => {
    fc.assert(
      fc.property(rows, ({ hundredths, period, itemsPerPackage, months, setting, most }) => {
        const calculationPeriod = months < 3 ? null : months < setting ? 3 : setting
        const K = calculationPeriod ?? months
        const used = (count: number) => hundredths * inATwelfth[period] * count
        const piecesFor = (count: number) => fewest((pieces) => pieces * 100 * 84 >= used(count))
        const boxes = boxesFor(piecesFor(K), itemsPerPackage)
        // As many boxes as the whole prescription takes at the same pace.
        const packages = fewest((count) => count * K >= boxes * months)
        const amount = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
        const facts = { perDay: perDay(amount, period), itemsPerPackage, prescriptionMonths: months, calculationPeriod }
        const need = needOver(facts)
        expect(need).toEqual({
          piecesPerCalculationPeriod: piecesFor(K),
          packagesPerCalculationPeriod: boxes,
          packages,
          pieces: piecesFor(months),
        })

        const quarters = fewest((count) => count * 3 >= months)
        const withdrawals = [quarters, packages, most ?? quarters].toSorted((one, other) => one - other)[0] ?? 0
        expect(proposedWithdrawals(need, months, most)).toBe(withdrawals)
        const each = fewest((count) => count * withdrawals >= packages)
        const grant = grantOf(need, itemsPerPackage, withdrawals)
        expect(grant.packagesPerWithdrawal).toBe(each)
        expect(grant.pieces).toBe(withdrawals * each * itemsPerPackage)
        // Whoever draws everything has what is used, whatever was rounded on the way.
        expect(grant.pieces).toBeGreaterThanOrEqual(need.pieces)
      }),
      { numRuns: 300 },
    )
  })
})

describe('a consumption', () => {
  test.each(['', '0', '0.0', 'often'])('of "%s" gives no daily use', (amount) => {
    expect(dailyUse({ amount, period: day })).toBeNull()
  })

  test('that is not there gives no daily use', () => {
    expect(dailyUse(null)).toBeNull()
  })

  test('is read exactly: 0.5 per week is 5 pieces in 70 days', () => {
    expect(dailyUse({ amount: '0.5', period: week })).toEqual(fraction(5, 70))
  })
})

test('a consumption is that of a day, a week, a month or a year, of which a month is a twelfth (O-4-41)', () => {
  expect(Object.keys(consumptionPeriod)).toEqual(['day', 'week', 'month', 'year'])
  expect(dailyUse({ amount: '1', period: month })).toEqual(fraction(12, 365))
})

test('a calculation period is at most as long as the prescription (O-5-21)', () => {
  expect(calculationPeriodFits(12, 6)).toBe(false)
  expect(calculationPeriodFits(12, 12)).toBe(true)
  expect(calculationPeriodFits(3, 3)).toBe(true)
  expect(calculationPeriodFits(null, 2)).toBe(true)
  expect(calculationPeriodFits(null, 3)).toBe(false)
})

test('there is at least one withdrawal, at most one a day, and never more than the setting', () => {
  expect(withdrawalsFit(0, 31, null)).toBe(false)
  expect(withdrawalsFit(31, 31, null)).toBe(true)
  expect(withdrawalsFit(32, 31, null)).toBe(false)
  expect(withdrawalsFit(5, 31, 4)).toBe(false)
  expect(withdrawalsFit(1.5, 31, 4)).toBe(false)
})
