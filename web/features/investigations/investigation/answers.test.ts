import { describe, expect, test } from 'vitest'
import { answersIn, missingIn, noAnswers, partsIn, valuesOf, type AnswerValues } from './answers.ts'

const filled: AnswerValues = {
  ...noAnswers,
  leakage: { day: '480', evening: '230', night: '490' },
  total: '1 200',
  type: 'urine',
  mobility: 'walks',
  hip: '104',
}
const days = { validFrom: '2026-11-20', validTo: '2027-11-19' }

describe('an investigation', () => {
  test('is ready when sum, kind, mobility, hip and days are there', () =>
    expect(missingIn(filled, days, true)).toEqual([]))
  test('says what is left, in the order of the form', () => {
    expect(missingIn(noAnswers, { validFrom: null, validTo: null }, true)).toEqual(['leakage', 'life', 'size', 'valid'])
    expect(missingIn({ ...filled, total: '1 199' }, days, true)).toEqual(['leakage'])
    expect(missingIn(filled, { ...days, validTo: '2026-11-19' }, true)).toEqual(['valid'])
  })
  test('of another area needs its days alone', () => expect(missingIn(noAnswers, days, false)).toEqual([]))
})

describe('what is typed', () => {
  test('is kept as far as it can be read, and comes back alike', () => {
    const kept = answersIn({ ...filled, waist: 'nittio', note: ' Vill ha byxa ' })
    expect(kept).toMatchObject({ dayLeakage: 480, dailyTotal: 1_200, waistSize: null, note: 'Vill ha byxa' })
    expect(valuesOf(kept)).toEqual({ ...filled, total: '1200', note: 'Vill ha byxa' })
  })
  test('comes to nothing while a part is missing', () => {
    expect(partsIn({ ...filled, leakage: { ...filled.leakage, night: '' } })).toBeNull()
    expect(partsIn(filled)?.sum).toBe(1_200)
  })
})
