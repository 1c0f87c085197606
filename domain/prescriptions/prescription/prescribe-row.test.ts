import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { consumptionPeriod, type ConsumptionPeriod } from '../row/consumption.ts'
import { nothingDrawnOfRow } from '../row/drawn-of-row.ts'
import { item, checked, names, row, settings, today } from './checked-in-tests.ts'
import { checkCut, checkFlavors, longestCutSize, shortestCutSize, type WantedRow } from './prescribe-row.ts'

describe('a row as it is settled', () => {
  const { day, week, month, year } = consumptionPeriod
  test.each<[string, ConsumptionPeriod, number, number, 3 | 12 | null, number, number | null, number, number]>([
    ['4', day, 28, 12, 12, 12, null, 4, 14],
    ['4', day, 28, 12, 3, 12, null, 4, 14],
    ['5', week, 10, 6, 3, 12, null, 2, 7],
    ['30', month, 30, 12, 12, 12, null, 4, 3],
    ['0.5', day, 4, 6, 3, 12, null, 2, 12],
    ['4', day, 28, 4, 3, 12, null, 2, 10],
    ['4', day, 28, 2, null, 12, null, 1, 9],
    ['1', year, 100, 12, 3, 12, null, 4, 1],
    ['1', year, 100, 12, 12, 12, null, 1, 1],
    ['4', day, 28, 12, 3, 12, 6, 6, 10],
    ['4', day, 28, 12, 12, 3, null, 3, 18],
  ])(
    'uses %s per period %i in packages of %i for %i months, K %j, at most %i: W %j becomes %i',
    (amount, per, itemsPerPackage, months, calculationPeriod, maxWithdrawals, chosen, withdrawals, packages) => {
      const wanted = {
        amount,
        consumptionPeriod: per,
        calculationPeriod,
        withdrawals: chosen,
        packagesPerWithdrawal: packages,
      }
      const found = checked(
        [row(wanted, { item: { ...item, itemsPerPackage } })],
        { settings: { ...settings, maxWithdrawals } },
        { months },
      )
      expect(names(found)).toEqual([])
      expect(found.settled?.rows).toMatchObject([{ withdrawals, packagesPerWithdrawal: packages }])
    },
  )

  test('has the calculation period of the setting as far as it is long enough', () => {
    const months = (count: number) => checked([row()], {}, { months: count }).settled?.rows[0]?.calculationMonths
    expect([12, 6, 3, 2, 1].map(months)).toEqual([12, 3, 3, 2, 1])
  })

  test('without a consumption is drawn once for every three months begun (O-3-22)', () => {
    const rows = [row({ amount: null, consumptionPeriod: null, packagesPerWithdrawal: 2 })]
    expect(checked(rows, {}, { months: 7 }).settled?.rows).toMatchObject([{ withdrawals: 3, consumption: null }])
  })

  test('has the days of the period shared by its withdrawals, rounded down (O-3-26)', () => {
    const days = (withdrawals: number) => checked([row({ withdrawals })]).settled?.rows[0]?.intervalDays
    expect([4, 5, 12].map(days)).toEqual([91, 73, 30])
  })
})

describe('what was drawn', () => {
  const drawn = { ...nothingDrawnOfRow, withdrawalsMade: 2, packagesDrawn: 20 }
  const found = (wanted: Partial<WantedRow>, more = {}) =>
    names(checked([row(wanted, { drawn: { ...drawn, ...more } })]))

  test('is the least that a row is set to', () => {
    expect(found({ withdrawals: 2, packagesPerWithdrawal: 10 })).toEqual([])
    expect(found({ withdrawals: 1, packagesPerWithdrawal: 20 })).toEqual([
      'withdrawals-below-drawn rows[0].withdrawals',
    ])
    expect(found({ withdrawals: 2, packagesPerWithdrawal: 9 })).toEqual([
      'packages-below-drawn rows[0].packagesPerWithdrawal',
    ])
  })

  test('may have come from additions, and is adjusted by a replacement', () => {
    expect(found({ withdrawals: 1, packagesPerWithdrawal: 10 }, { extraWithdrawals: 1 })).toEqual([])
    expect(found({ withdrawals: 2, packagesPerWithdrawal: 9 }, { extraPackages: 2 })).toEqual([])
    expect(found({ withdrawals: 2, packagesPerWithdrawal: 10 }, { packageAdjustment: -1 })).toEqual([
      'packages-below-drawn rows[0].packagesPerWithdrawal',
    ])
  })

  test('leaves no more withdrawals than there are', () => {
    expect(found({ withdrawals: 4, withdrawalsRemaining: 4, packagesPerWithdrawal: 10 })).toEqual([])
    expect(found({ withdrawals: 4, withdrawalsRemaining: 5, packagesPerWithdrawal: 10 })).toEqual([
      'withdrawals-remaining-wrong rows[0].withdrawalsRemaining',
    ])
  })
})

describe('flavours', () => {
  const flavored = {
    ...item,
    flavors: new Map([
      ['a', true],
      ['b', true],
      ['c', false],
    ]),
  }
  const found = (flavors: WantedRow['flavors'], wanted: Partial<WantedRow> = {}) =>
    names(checked([row({ flavors, ...wanted }, { item: flavored })]))
  const part = (itemNumber: string, packages: number, consumption: string | null = null) => ({
    itemNumber,
    packages,
    consumption,
  })

  test('add up to the packages, and to the consumption where it is split', () => {
    expect(found([part('a', 10), part('b', 4)])).toEqual([])
    expect(found([part('a', 10, '3.9'), part('b', 4, '0.1')])).toEqual([])
    expect(found([part('a', 10), part('b', 5)])).toEqual(['flavors-do-not-sum rows[0].flavors'])
    expect(found([part('a', 10, '3'), part('b', 4, '0.5')])).toEqual(['flavors-do-not-sum rows[0].flavors'])
    expect(found([part('a', 7), part('a', 7)])).toEqual(['flavors-do-not-sum rows[0].flavors'])
  })

  test('are those of the item that can be ordered', () => {
    expect(found([part('a', 10), part('c', 4)])).toEqual(['flavor-not-orderable rows[0].flavors[1].itemNumber'])
    expect(names(checked([row({ flavors: [part('a', 14)] })]))).toEqual([
      'flavor-not-orderable rows[0].flavors[0].itemNumber',
    ])
  })
})

describe('a cut', () => {
  test('is for ostomy where the client allows it, and a standard one has a size (O-3-31)', () => {
    const options = [null, 'none', 'standard', 'individual'] as const
    const sizes = [null, shortestCutSize, longestCutSize]
    const found = options.flatMap((cutOption) =>
      sizes.flatMap((cutSize) =>
        [true, false].map((allowed) => [cutOption, cutSize, allowed, checkCut({ cutOption, cutSize }, allowed)?.name]),
      ),
    )
    const refused = found.filter(([, , , name]) => name !== undefined)
    expect(refused).toEqual([
      ['standard', null, true, 'cut-size-missing'],
      ['standard', null, false, 'cut-not-allowed'],
      ['standard', 15, false, 'cut-not-allowed'],
      ['standard', 70, false, 'cut-not-allowed'],
      ['individual', null, false, 'cut-not-allowed'],
      ['individual', 15, false, 'cut-not-allowed'],
      ['individual', 70, false, 'cut-not-allowed'],
    ])
  })

  test('keeps its size only where it is standard, and nothing where no cut is for', () => {
    const settled = (wanted: Partial<WantedRow>, cutAllowed = true) => {
      const [found] = checked([row(wanted)], { settings: { ...settings, cutAllowed } }).settled?.rows ?? []
      return [found?.cutOption, found?.cutSize]
    }
    expect(settled({ cutOption: 'standard', cutSize: 30 })).toEqual(['standard', 30])
    expect(settled({ cutOption: 'individual', cutSize: 30 })).toEqual(['individual', null])
    expect(settled({ cutOption: 'none', cutSize: 30 })).toEqual(['none', null])
    expect(settled({ cutOption: 'none' }, false)).toEqual([null, null])
  })
})

test('flavours put side by side, in packages and in ten-thousandths of a piece, fill the row or are refused', () => {
  const typed = (parts: number) => `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, '0')}`
  const flavors = fc.array(fc.record({ packages: fc.nat(9), parts: fc.option(fc.nat(50_000)) }), {
    minLength: 1,
    maxLength: 6,
  })
  const away = fc.constantFrom(-1, 0, 0, 0, 1)
  fc.assert(
    fc.property(flavors, away, away, (split, packagesAway, partsAway) => {
      const choices = new Map(split.map((_, index) => [`f${index}`, true]))
      let [packages, parts] = [0, 0]
      for (const each of split) {
        packages += each.packages
        parts += each.parts ?? 0
      }
      const isShared = split.some((each) => each.parts !== null)
      const wanted = {
        flavors: split.map((each, index) => ({
          itemNumber: `f${index}`,
          packages: each.packages,
          consumption: each.parts === null ? null : typed(each.parts),
        })),
        packagesPerWithdrawal: packages + packagesAway,
        amount: typed(Math.max(0, parts + partsAway)),
      }
      const adds = packagesAway === 0 && (!isShared || Math.max(0, parts + partsAway) === parts)
      expect(checkFlavors(wanted, choices)?.name ?? null).toBe(adds ? null : 'flavors-do-not-sum')
    }),
  )
})

test('what is proposed for a row is never refused by its own rules', () => {
  const { day, week, month, year } = consumptionPeriod
  const asked = fc.record({
    amount: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => String(hundredths / 100)),
    consumptionPeriod: fc.constantFrom(day, week, month, year),
    itemsPerPackage: fc.integer({ min: 1, max: 200 }),
    days: fc.integer({ min: 1, max: 363 }),
    calculationPeriod: fc.constantFrom(3 as const, 12 as const),
    maxWithdrawals: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(asked, ({ itemsPerPackage, days, calculationPeriod, maxWithdrawals, ...wanted }) => {
      const found = checked(
        [row(wanted, { item: { ...item, itemsPerPackage } })],
        { settings: { ...settings, calculationPeriod, maxWithdrawals } },
        { end: today.add({ days }) },
      )
      expect(names(found)).toEqual([])
      expect(found.settled?.rows[0]?.withdrawals).toBeLessThanOrEqual(Math.min(maxWithdrawals, days + 1))
    }),
  )
})
