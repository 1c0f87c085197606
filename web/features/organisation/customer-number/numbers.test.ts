import { expect, test } from 'vitest'
import { type CustomerNumber, toSave, withNumber, withoutNumber } from './numbers.ts'

const number = (written: string, isPrimary = false): CustomerNumber => ({
  number: written,
  isPrimary,
  isPayer: false,
  name: '',
  careOf: '',
  address: '',
  city: '',
  zip: '',
  countryCode: null,
  entryCode: null,
  statusCode: '',
  therapyAreas: [],
  erpCompareState: 'equal',
  comparedAt: null,
})
const both = [number('1', true), number('2')]
const shown = (numbers: readonly { readonly number: string; readonly isPrimary?: boolean | undefined }[]) =>
  numbers.map((each) => `${each.number}${each.isPrimary ? '*' : ''}`)

test('a number that becomes the primary one is that alone', () =>
  expect(shown(withNumber(both, { ...toSave(number('2')), isPrimary: true }, '2'))).toEqual(['1', '2*']))

test('a number is added at the end, and the first one is the primary one', () => {
  expect(shown(withNumber(both, toSave(number('3')), null))).toEqual(['1*', '2', '3'])
  expect(shown(withNumber([], toSave(number('3')), null))).toEqual(['3*'])
})

test('when the primary one goes, the next one takes its place', () => {
  expect(shown(withoutNumber(both, '1'))).toEqual(['2*'])
  expect(shown(withoutNumber(both, '2'))).toEqual(['1*'])
})

test('what is sent says nothing of the ERP', () => expect(toSave(number('1'))).not.toHaveProperty('erpCompareState'))
