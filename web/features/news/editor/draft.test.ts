import { expect, test } from 'vitest'
import { type Draft, newDraft, stateOfText, textsOf, wrongWith } from './draft.ts'

const today = '2026-11-20'
const begun = newDraft('news', today, 10)
const written: Draft = { ...begun, texts: { ...begun.texts, sv: { header: 'Jul', html: '', ready: true } } }
const unfinished: Draft = { ...begun, texts: { ...begun.texts, sv: { header: 'Jul', html: '', ready: false } } }

test.each([
  ['nothing', written, null],
  ['a heading', begun, 'headerMissing'],
  ['a finished language', unfinished, 'textNotReady'],
  ['an address that leads somewhere', { ...written, url: 'http://vik.example' }, 'urlWrong'],
  ['an address and not a word', { ...written, url: 'abc' }, 'urlWrong'],
  ['a first day', { ...written, from: 'i morgon' }, 'dayMissing'],
  ['a last day that can be read', { ...written, until: 'i morgon' }, 'lastDayWrong'],
  ['days in order', { ...written, until: '2026-11-19' }, 'daysReversed'],
  ['a last day to come', { ...written, from: '2026-01-01', until: '2026-11-19' }, 'lastDayPassed'],
] as const)('publishing lacks %s (A-5-23)', (_what, draft, wrong) => {
  expect(wrongWith(draft, today)).toBe(wrong)
})

test('a draft may be saved unfinished', () => {
  expect(wrongWith(unfinished, null)).toBeNull()
})

test('languages without a word are not sent', () => {
  expect(textsOf(written).map(({ language }) => language)).toEqual(['sv'])
  expect(stateOfText({ header: '', html: '<p>Hej</p>', ready: true })).toBe('begun')
})
