import { describe, expect, test } from 'vitest'
import { isSameNumber, checkIdentity, temporaryNumber, type IdentityGiven } from './registration.ts'

const rules = {
  market: 10,
  today: Temporal.PlainDate.from('2026-11-20'),
  isProduction: false,
  ssnRequired: true,
  temporarySsnAllowed: true,
  adultRecipientsOnly: false,
} as const

const nothing: IdentityGiven = { number: null, temporary: false, birthDate: null, sex: null }
const born = Temporal.PlainDate.from('1939-10-10')

const check = (given: Partial<IdentityGiven>, more: object = {}) =>
  checkIdentity({ ...nothing, ...given }, { ...rules, ...more })
const refusal = (given: Partial<IdentityGiven>, more: object = {}) => {
  const checked = check(given, more)
  return checked.ok ? null : [checked.refusal, checked.at]
}

describe('a number', () => {
  test('tells birth date and sex, and is stored without separators', () => {
    const checked = check({ number: '391010-8020' })
    expect(checked.ok && checked.value).toMatchObject({
      number: { normalized: '193910108020', temporary: false },
      sex: 'female',
    })
    expect(checked.ok && checked.value.birthDate.toString()).toBe('1939-10-10')
  })

  test('never forces a sex', () => {
    const checked = check({ number: '193910108020', sex: 'other' })
    expect(checked.ok && checked.value.sex).toBe('other')
  })

  test('is one also where it was said to be temporary', () => {
    const checked = check({ number: '19391010-8020', temporary: true })
    expect(checked.ok && checked.value.number).toMatchObject({ normalized: '193910108020', temporary: false })
  })

  test('is refused with a wrong check digit, another birth date, or when it is missing', () => {
    expect(refusal({ number: '193910108021' })).toEqual(['number-not-valid', 'ssn'])
    expect(refusal({ number: '193910108020', birthDate: born.add({ days: 1 }) })).toEqual([
      'birth-date-not-of-number',
      'birthDate',
    ])
    expect(refusal({})).toEqual(['number-missing', 'ssn'])
    expect(refusal({}, { ssnRequired: false })).toEqual(['birth-date-missing', 'birthDate'])
  })
})

describe('a temporary number', () => {
  test('is any text, kept in one writing, with a birth date', () => {
    expect(refusal({ number: 'okänd 7', temporary: true })).toEqual(['birth-date-missing', 'birthDate'])
    const checked = check({ number: ' okänd  7 ', temporary: true, birthDate: born })
    expect(checked.ok && checked.value.number).toEqual({ normalized: 'OKÄND 7', kind: 'temporary', temporary: true })
    expect(temporaryNumber('OKÄND 7').normalized).toBe('OKÄND 7')
  })

  test('is refused where the setting is off, reserve numbers among them', () => {
    const off = { temporarySsnAllowed: false }
    const refused = ['temporary-number-not-allowed', 'ssn']
    expect(refusal({ number: 'okänd 7', temporary: true, birthDate: born }, off)).toEqual(refused)
  })
})

test('only adults are registered where the client wants it so', () => {
  const child = { number: 'X', temporary: true, birthDate: rules.today.subtract({ years: 18 }).add({ days: 1 }) }
  expect(refusal(child, { adultRecipientsOnly: true })).toEqual(['recipient-not-adult', 'birthDate'])
  expect(refusal({ ...child, birthDate: rules.today.subtract({ years: 18 }) }, { adultRecipientsOnly: true })).toBe(
    null,
  )
  expect(refusal(child)).toBe(null)
})

test('two writings of a number are one, but in Finland the sign counts', () => {
  expect(isSameNumber('19391010-8020', '193910108020', 10)).toBe(true)
  expect(isSameNumber('010190-999K', '010190Y999K', 30)).toBe(false)
  expect(isSameNumber('010190 12345', '01019012345', 40)).toBe(true)
})
