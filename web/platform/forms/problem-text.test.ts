import { createCareRecipient } from '@omsorg/contract/care-recipients/recipient/create-care-recipient.ts'
import { createOperator } from '@omsorg/contract/sign-in/operator/create-operator.ts'
import { textsOf } from '@omsorg/texts/all.ts'
import { languages } from '@omsorg/texts/language.ts'
import { expect, test } from 'vitest'
import { problemsIn } from './field-errors.ts'
import { problemText } from './problem-text.ts'

const person = { firstName: 'Åsa', lastName: 'Berg' }
const address = { street: 'Storgatan 1', zip: '87140', city: 'Vik', countryCode: 'SE', isDefault: true }

test.each(languages)(
  'each thing that is wrong with a field has its own sentence in %s (A-5-13, A-5-16, A-5-17, O-5-01, O-5-04, O-5-05)',
  (language) => {
    const t = textsOf(language)
    const { validation } = t
    const said = (changed: object) =>
      problemsIn(createCareRecipient.bounds, { ...person, ...changed }).map((problem) => problemText(problem, t))
    const at = (changed: object) => said({ deliveryAddresses: [{ ...address, ...changed }] })
    expect(said({ firstName: ' ' })).toEqual([validation.required])
    expect(said({ lastName: 'x'.repeat(101) })).toEqual([validation.maxLength({ count: 100 })])
    for (const email of ['abc', 'karin.example.org']) expect(said({ email })).toEqual([validation.email])
    for (const phone of ['abc', 'ring mig', '12']) expect(said({ phone })).toEqual([validation.phone])
    expect(said({ birthDate: '2026-02-30' })).toEqual([validation.date])
    expect(at({ city: 'Lund 2' })).toEqual([validation.lettersOnly])
    expect(at({ entryCode: '12-34' })).toEqual([validation.entryCode])
  },
)

test.each(languages)(
  'what letters alone may stand in, or letters and digits, is said in %s at the name and the user name (A-5-21)',
  (language) => {
    const t = textsOf(language)
    const operator = { firstName: 'Olof', lastName: 'Operin', userName: 'olof.operin', email: 'olof@omsorg.example' }
    const rest = { marketAreaCode: 10, language: 'sv', application: 'CSP' }
    const said = (changed: object) =>
      problemsIn(createOperator.bounds, { ...operator, ...rest, ...changed }).map((each) => problemText(each, t))
    expect(said({})).toEqual([])
    expect(said({ firstName: 'Olof 2' })).toEqual([t.validation.lettersOnly])
    expect(said({ lastName: 'Operin/Ek' })).toEqual([t.validation.lettersOnly])
    for (const userName of ['olof operin', 'olof/operin', 'olof!'])
      expect(said({ userName })).toEqual([t.validation.badUsername])
    expect(said({ userName: 'x'.repeat(101) })).toEqual([t.validation.maxLength({ count: 100 })])
  },
)

test.each(languages)(
  'a bound is said with its number, and two bounds with both, in %s (A-5-14, A-5-15, O-5-02, O-5-03)',
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
