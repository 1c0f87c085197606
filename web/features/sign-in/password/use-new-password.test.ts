import { expect, test } from 'vitest'
import { wrongRepeat } from './use-new-password.ts'

test.each([
  ['Lugn-Tall7-ek', 'Lugn-Tall7-ek', []],
  ['Lugn-Tall7-ek', 'Lugn-Tall7-ed', ['different']],
  ['Lugn-Tall7-ek', 'lugn-tall7-ek', ['different']],
  ['Lugn-Tall7-ek', '', ['missing']],
  ['', '', []],
])('of the password %j and the second time %j is wrong: %j (A-5-22, O-5-08)', (password, repeat, wrong) => {
  expect(wrongRepeat({ password, repeat })).toEqual(wrong)
})
