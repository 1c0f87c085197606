import { additionStatus, leanStatus, prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { wordsOf } from '@omsorg/domain/states.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { describe, expect, test } from 'vitest'
import { additionStatusWord, statusWord } from './status-words.ts'

describe.each(languages)('in %s', (language) => {
  const t = textsOf(language)

  test('a prescription has one of five statuses, by which a list is filtered and marked (O-3-29, O-4-01)', () => {
    expect(prescriptionStatus).toEqual({ preliminary: 1, active: 2, finished: 3, renew: 4, closed: 5 })
    const words = wordsOf(prescriptionStatus).map((status) => statusWord(status, t))
    expect(new Set(words).size).toBe(5)
  })

  test('whoever may not read it is told one of three (O-4-02)', () => {
    expect(wordsOf(leanStatus)).toHaveLength(3)
    expect(new Set(Object.values(t.statuses.leanPrescription)).size).toBe(3)
  })

  test('an addition has one of five (O-4-07, O-4-08)', () => {
    const words = wordsOf(additionStatus).map((status) => additionStatusWord(status, t))
    expect(wordsOf(additionStatus)).toEqual(['unknown', 'active', 'no-refills', 'expired', 'cancelled'])
    expect(new Set(words).size).toBe(5)
  })
})
