import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { expect, test } from 'vitest'
import { problemsIn } from './field-errors.ts'
import { problemText } from './problem-text.ts'

const person = { firstName: 'Åsa', lastName: 'Berg' }
const address = { street: 'Storgatan 1', zip: '87140', city: 'Vik', countryCode: 'SE', isDefault: true }

test.each(languages)(
  'each thing that is wrong with a field has its own sentence in %s (O-5-01, O-5-04, O-5-05)',
  (language) => {
    const t = textsOf(language)
    const { validation } = t
    const said = (changed: object) =>
      problemsIn(createCareRecipient.bounds, { ...person, ...changed }).map((problem) => problemText(problem, t))
    const at = (changed: object) => said({ deliveryAddresses: [{ ...address, ...changed }] })
    expect(said({ firstName: ' ' })).toEqual([validation.required])
    expect(said({ lastName: 'x'.repeat(101) })).toEqual([validation.maxLength({ count: 100 })])
    expect(said({ email: 'karin.example.org' })).toEqual([validation.email])
    expect(said({ phone: 'ring mig' })).toEqual([validation.phone])
    expect(said({ birthDate: '2026-02-30' })).toEqual([validation.date])
    expect(at({ city: 'Lund 2' })).toEqual([validation.lettersOnly])
    expect(at({ entryCode: '12-34' })).toEqual([validation.entryCode])
  },
)

test.each(languages)(
  'a bound is said with its number, and two bounds with both, in %s (O-5-02, O-5-03)',
  (language) => {
    const t = textsOf(language)
    const about = { at: 'field' }
    const long = problemText({ ...about, problem: 'too-long', bound: 36 }, t)
    const short = problemText({ ...about, problem: 'too-short', bound: 4 }, t)
    const large = problemText({ ...about, problem: 'too-large', bound: 70 }, t)
    const small = problemText({ ...about, problem: 'too-small', bound: 15 }, t)
    const outside = problemText({ ...about, problem: 'too-small', bound: 15, range: [15, 70] }, t)
    for (const [sentence, ...numbers] of [
      [long, '36'],
      [short, '4'],
      [large, '70'],
      [small, '15'],
      [outside, '15', '70'],
    ] as const)
      for (const number of numbers) expect(sentence).toContain(number)
    expect(new Set([long, short, large, small, outside]).size).toBe(5)
  },
)
