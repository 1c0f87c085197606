import { formatsFor } from '@omsorg/domain/format/formats.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { expect, test } from 'vitest'
import { blankRow, type RowFields } from '../form/fields.ts'
import { type Frame, calculate } from '../form/calculation.ts'
import { calculationText } from './calculation-text.ts'

const start = Temporal.PlainDate.from('2026-01-01')
const t = textsOf('sv')
const f = formatsFor({ locale: 'sv-SE', market: 10 })

function said(row: Partial<RowFields>, items: number, months = 3) {
  const end = start.add({ months }).subtract({ days: 1 })
  const frame: Frame = {
    period: { period: { start, end }, months },
    calculationPeriod: 3,
    withdrawals: null,
    maxWithdrawals: null,
  }
  const made = calculate({ ...blankRow('a', 'A'), ...row }, items, frame, 'sv-SE')
  return calculationText(made, { unit: 'piece', hasPeriod: true }, t, f)
}

test('what is granted stands beside what is needed', () => {
  expect(said({ amount: '4' }, 28).main).toBe('Ger 392\u00a0st, behov 365\u00a0st.')
})

test('the sentences say how it comes about, and when the next is expected', () => {
  expect(said({ amount: '4' }, 28, 12).rest).toEqual([
    'Behovet är 1\u00a0460\u00a0st, alltså 56 paket.',
    '4 uttag om 14 paket.',
    '91 dagar mellan uttagen. Görs det första på startdagen väntas nästa 2026-04-02.',
    'Paketen avrundas uppåt för varje period om 3 månader, det blir 56 paket. Med en enda avrundning för hela tiden blir det 53 paket.',
  ])
})

test('fewer than needed is told, more is not', () => {
  expect(said({ amount: '4', packages: '13' }, 28).warning).toBe('1\u00a0st färre än behovet.')
  expect(said({ amount: '4' }, 28).warning).toBeNull()
})

test('without a consumption the sentence asks for it, or says what was typed', () => {
  expect(said({}, 28).main).toBe(t.prescribing.arithmetic.noUse)
  expect(said({ packages: '2' }, 28).main).toBe('Ger 56\u00a0st.')
})

test('of what has been drawn from, no day is expected from the start', () => {
  const frame: Frame = {
    period: { period: { start, end: start.add({ days: 364 }) }, months: 12 },
    calculationPeriod: 12,
    withdrawals: null,
    maxWithdrawals: null,
  }
  const made = calculate({ ...blankRow('a', 'A'), amount: '4' }, 28, frame, 'sv-SE')
  const { rest } = calculationText(made, { unit: 'piece', hasPeriod: true, isDrawn: true }, t, f)
  expect(rest).toContain('91 dagar mellan uttagen.')
})

test('a unit that ends with a stop ends the Danish sentence', () => {
  const words = textsOf('dk').prescribing.arithmetic
  expect(words.grants({ granted: '392 stk.', needed: '365 stk.' })).toBe('Giver 392 stk., behov 365 stk.')
  expect(words.grantsAlone({ granted: '8 flasker' })).toBe('Giver 8 flasker.')
})
