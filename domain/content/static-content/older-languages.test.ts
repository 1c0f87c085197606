import { expect, test } from 'vitest'
import { olderThan, type WrittenLanguage } from './older-languages.ts'

const [early, late, latest] = ['2026-03-02T08:00:00Z', '2026-06-30T08:00:00Z', '2026-10-02T08:00:00Z']
const written = (language: 'sv' | 'fi' | 'dk', meaningAt: string | null, matchedAt: string) => ({
  language,
  meaningAt,
  matchedAt,
})
const olderAmong = (...all: WrittenLanguage<'sv' | 'fi' | 'dk'>[]) => all.map((each) => olderThan(each, all))

test('a language is older once another has said something new', () => {
  expect(olderAmong(written('sv', late, late), written('fi', null, early))).toEqual([null, 'sv'])
})

test('a language that was brought in line since is not older, and makes none older', () => {
  expect(olderAmong(written('sv', late, late), written('fi', null, latest), written('dk', null, early))).toEqual([
    null,
    null,
    'sv',
  ])
})

test('the language that said something new last is the source of all others, whichever was it before', () => {
  expect(olderAmong(written('sv', early, early), written('fi', late, late))).toEqual(['fi', null])
})

test('what was never said anew is older than nothing', () => {
  expect(olderAmong(written('sv', null, early), written('fi', null, late))).toEqual([null, null])
})
