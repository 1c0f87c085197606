import { expect, test } from 'vitest'
import { mayOweSecondFactor, signInMethods } from './sign-in-method.ts'

test('a password alone may owe a second factor, and no other way to sign in', () => {
  expect(signInMethods.filter((method) => mayOweSecondFactor([method]))).toEqual(['pwd'])
  expect(mayOweSecondFactor(['pwd', 'email'])).toBe(false)
})
