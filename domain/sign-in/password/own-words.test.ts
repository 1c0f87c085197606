import { expect, test } from 'vitest'
import { ownWordsOf } from './own-words.ts'
import { faultsOfPassword } from './password-rules.ts'

const words = ownWordsOf({
  userName: 'maja.lindqvist',
  firstName: 'Maja',
  lastName: 'Åkersjö-Ek',
  email: 'm.nordin@region.example',
})

test('the words of an account are those of its name, user name and address, as they are written without dots', () => {
  expect(words).toEqual(['maja', 'lindqvist', 'akersjo', 'nordin'])
})

test.each([
  'Lindqvist-2026!',
  'Hej-M4ja-2026-Ok',
  'Stark-Akersjo-77',
  'Nordin.region.26',
  'Omsorg-bra-2026',
  'Min0msorg-7-tal',
])('a password does not hold one of them, or the name of the product: %s', (password) => {
  expect(faultsOfPassword(password, { words })).toEqual(['own-word'])
})

test.each(['Lugn-Tall7-ek', 'Region-grus-77', 'Ek-och-gran-2026'])('other words it may hold: %s', (password) => {
  expect(faultsOfPassword(password, { words })).toEqual([])
})

test('the password that is to be changed is no new one', () => {
  expect(faultsOfPassword('Lugn-Tall7-ek', { current: 'Lugn-Tall7-ek' })).toEqual(['unchanged'])
})
