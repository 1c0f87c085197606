import { expect, test } from 'vitest'
import { hasOneDefault } from '../address/default-address.ts'
import { maskedNumber } from '../identity/number-mask.ts'
import { differentPeople, isAdult } from './representatives.ts'

const today = Temporal.PlainDate.from('2026-11-20')

test('whoever speaks for a person is 18 on the day, and a number that tells no birth proves nothing (O-5-11)', () => {
  expect(isAdult({ birthDate: Temporal.PlainDate.from('2008-11-20') }, today)).toBe(true)
  expect(isAdult({ birthDate: Temporal.PlainDate.from('2008-11-21') }, today)).toBe(false)
  expect(isAdult({ birthDate: null }, today)).toBe(false)
})

test('guardians are two people; those without a number are not compared', () => {
  expect(differentPeople(['a', 'b']).ok).toBe(true)
  expect(differentPeople([null, null]).ok).toBe(true)
  expect(differentPeople(['a', 'a'])).toMatchObject({ refusal: 'guardian-twice', at: 'guardians[1].ssn' })
})

test('one address is the default, neither none nor two', () => {
  const addresses = (...defaults: boolean[]) => defaults.map((isDefault) => ({ isDefault }))
  expect([addresses(), addresses(false), addresses(true, true), addresses(false, true)].map(hasOneDefault)).toEqual([
    false,
    false,
    false,
    true,
  ])
})

test('of a number the last four signs are hidden', () => {
  expect(['19391010-8020', '010190-999K', '12'].map(maskedNumber)).toEqual(['19391010-••••', '010190-••••', '••'])
})
