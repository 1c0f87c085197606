import { expect, test } from 'vitest'
import { readWhole } from './whole-number.ts'

test.each([
  ['', '', null],
  ['12', '12', 12],
  ['007', '007', 7],
  ['1 200', '1200', 1_200],
  ['1,', '1,', 1],
  ['1,5', '1,', 1],
  ['1.5', '1.', 1],
  ['12a', '12', 12],
  ['99999', '9999', 9_999],
])('%j is shown as %j and counts as %j', (text, draft, value) => expect(readWhole(text)).toEqual({ draft, value }))

test.each(['a', '-3', ',5', '+', 'Pad 7'])('%j is a slip: the number stays as it was', (text) =>
  expect(readWhole(text)).toBeUndefined(),
)

test('typed key by key, a part of a package never makes more packages', () => {
  const keys = [...'1,55']
  const last = keys.reduce((shown, key) => readWhole(shown + key)?.draft ?? shown, '')
  expect(readWhole(last)).toEqual({ draft: '1,', value: 1 })
})
