import { expect, test } from 'vitest'
import { blankRow, type RowFields } from './fields.ts'
import { type Frame, calculate } from './calculation.ts'

const start = Temporal.PlainDate.from('2026-01-01')

function frame(months: number, changed: Partial<Frame> = {}): Frame {
  const end = start.add({ months }).subtract({ days: 1 })
  return {
    period: { period: { start, end }, months },
    calculationPeriod: 3,
    withdrawals: null,
    maxWithdrawals: null,
    ...changed,
  }
}

const row = (changed: Partial<RowFields>): RowFields => ({ ...blankRow('a', 'A'), ...changed })

test.each([
  // consumption, unit, items, months, K, W, S, granted pieces, needed pieces: the table of rules 3.2
  ['4', 'day', 28, 12, 12, 4, 14, 1568, 1460],
  ['4', 'day', 28, 12, 3, 4, 14, 1568, 1460],
  ['5', 'week', 10, 6, 3, 2, 7, 140, 131],
  ['30', 'month', 30, 12, 12, 4, 3, 360, 360],
  ['0,5', 'day', 4, 6, 3, 2, 12, 96, 92],
  ['4', 'day', 28, 2, 3, 1, 9, 252, 244],
  ['1', 'year', 100, 12, 3, 4, 1, 400, 1],
] as const)(
  '%s per %s of %i in a package for %i months by %i',
  (amount, unit, items, months, k, w, s, granted, need) => {
    const made = calculate(row({ amount, unit }), items, frame(months, { calculationPeriod: k }), 'sv-SE')
    expect(made).toMatchObject({
      withdrawals: w,
      packagesPerWithdrawal: s,
      grantedPieces: granted,
      need: { pieces: need },
    })
  },
)

test('comma and point both part the decimals', () => {
  const [comma, point] = ['0,5', '0.5'].map((amount) => calculate(row({ amount }), 4, frame(6), 'sv-SE'))
  expect(comma).toEqual(point)
})

test('a short calculation period that grants more than one rounding would is told apart', () => {
  expect(calculate(row({ amount: '1', unit: 'year' }), 100, frame(12), 'sv-SE').packagesRoundedOnce).toBe(1)
  expect(calculate(row({ amount: '30', unit: 'month' }), 30, frame(12), 'sv-SE').packagesRoundedOnce).toBeNull()
})

test("a row's own withdrawals count before those for all, and those before the proposed ones", () => {
  const forAll = frame(12, { withdrawals: 6 })
  expect(calculate(row({ amount: '4' }), 28, forAll, 'sv-SE')).toMatchObject({
    withdrawals: 6,
    packagesPerWithdrawal: 10,
  })
  expect(calculate(row({ amount: '4', withdrawals: '3' }), 28, forAll, 'sv-SE').withdrawals).toBe(3)
})

test('without a consumption nothing is proposed, but what is typed grants', () => {
  expect(calculate(row({}), 28, frame(12), 'sv-SE')).toMatchObject({
    need: null,
    proposedPackages: null,
    grantedPieces: null,
  })
  expect(calculate(row({ packages: '5' }), 28, frame(12), 'sv-SE').grantedPieces).toBe(4 * 5 * 28)
})

test('the next withdrawal is expected one interval after the first day', () => {
  expect(calculate(row({ amount: '4' }), 28, frame(12), 'sv-SE')).toMatchObject({
    intervalDays: 91,
    nextExpected: '2026-04-02',
  })
  expect(calculate(row({ amount: '4' }), 28, frame(2), 'sv-SE').nextExpected).toBeNull()
})

test.each(['x', '-4', '0', ''])('%s is no use to calculate with', (amount) => {
  expect(calculate(row({ amount }), 28, frame(12), 'sv-SE').need).toBeNull()
})

test('no period, no arithmetic', () => {
  const made = calculate(row({ amount: '4' }), 28, frame(12, { period: null }), 'sv-SE')
  expect(made).toMatchObject({ need: null, intervalDays: null, nextExpected: null })
})
