import { expect, test } from 'vitest'
import { capitalisedName, changedName } from './capitalised-name.ts'

test.each([
  ['  anna-karin   berg', 'Anna-Karin Berg'],
  ['van der Berg', 'Van Der Berg'],
  ["o'brien", "O'Brien"],
  ['åsa-lena', 'Åsa-Lena'],
  ['hemsjukvård NORR', 'Hemsjukvård NORR'],
  ['berg (lund)', 'Berg (Lund)'],
  ['avd. 2b', 'Avd. 2b'],
  ['', ''],
])('the name "%s" becomes "%s" (A-5-04)', (typed, kept) => expect(capitalisedName(typed)).toBe(kept))

test('a name that is not sent, or sent as it stands, is not written anew', () => {
  expect(changedName('Fjordheim kommune', undefined)).toBe('Fjordheim kommune')
  expect(changedName('van der Berg', 'van der Berg')).toBe('van der Berg')
  expect(changedName('van der Berg', 'van der  bergh')).toBe('Van Der Bergh')
})
