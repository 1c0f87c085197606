import { expect, test } from 'vitest'
import { capitalisedName } from './capitalised-name.ts'

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
