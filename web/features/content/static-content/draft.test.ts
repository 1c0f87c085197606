import { expect, test } from 'vitest'
import {
  type Content,
  draftsOf,
  htmlOf,
  isChanged,
  savedInOrder,
  timesFit,
  videoFits,
  writtenOf,
  wrongFieldOf,
} from './draft.ts'

const content: Content = {
  id: 1,
  identifier: 'TOP_HELP',
  name: 'Hjälp',
  type: 'general',
  status: 'inactive',
  language: 'sv',
  shownFrom: '2026-11-22T05:00:00Z',
  shownUntil: null,
  isShown: false,
  olderThan: null,
  video: null,
  version: 3,
  updatedAt: '2026-11-20T10:00:00Z',
  updatedBy: 'Erik Sandvall',
  isMine: false,
  text: '<h2>Hjälp</h2><p>Ring <strong>oss</strong>.</p>',
  rowVersion: 3,
}

test('what is kept comes back as it was when nothing is changed', () => {
  const { sv } = draftsOf([content])
  expect(sv).toMatchObject({ name: 'Hjälp', status: 'inactive', marks: '## Hjälp\n\nRing **oss**.' })
  expect(htmlOf(sv)).toBe(content.text)
  expect(writtenOf(sv)).toMatchObject({ shownFrom: content.shownFrom, shownUntil: null })
  expect(isChanged(sv, draftsOf([content]).sv)).toBe(false)
})

test('a language that is missing begins without words', () => {
  expect(draftsOf([content]).fi).toMatchObject({ name: '', marks: '', status: 'inactive' })
})

test('an end comes after its beginning', () => {
  const { sv } = draftsOf([content])
  expect(timesFit({ ...sv, from: '2026-11-22T06:00', until: '2026-11-22T07:00' })).toBe(true)
  expect(timesFit({ ...sv, from: '2026-11-22T06:00', until: '2026-11-22T06:00' })).toBe(false)
})

test('a year of five digits, which some browsers let pass, is no time', () => {
  const { sv } = draftsOf([content])
  expect(timesFit({ ...sv, from: '20266-11-22T06:00' })).toBe(false)
  expect(timesFit({ ...sv, from: '', until: '12026-11-22T06:00' })).toBe(false)
})

test('the keyboard goes to the first field that is wrong: the name, the end, then the film', () => {
  const { sv } = draftsOf([content])
  const early = { ...sv, from: '2026-11-22T06:00', until: '2026-11-21T06:00' }
  expect(wrongFieldOf(sv)).toBeNull()
  expect(wrongFieldOf({ ...early, name: ' ' })).toBe('name')
  expect(wrongFieldOf({ ...early, videoTitle: 'x' })).toBe('until')
  expect(wrongFieldOf({ ...sv, videoTitle: 'x' })).toBe('video')
})

test('a film has an address and a title, or neither', () => {
  const { sv } = draftsOf([content])
  const fits = (videoUrl: string, videoTitle: string) => videoFits({ ...sv, videoUrl, videoTitle })
  expect([fits('', ''), fits('https://film.example/1', 'Så gör du')]).toEqual([true, true])
  expect([fits('https://film.example/1', ''), fits('http://film.example', 'x'), fits('', 'x')]).toEqual([
    false,
    false,
    false,
  ])
})

test('of languages that say something new at once the first is the source, and makes none of them older', () => {
  const drafts = draftsOf([content])
  const all = { ...drafts, fi: { ...drafts.fi, says: 'the-same' as const } }
  expect(savedInOrder(['fi', 'sv', 'dk'], all)).toEqual([
    { language: 'sv', says: 'something-new' },
    { language: 'dk', says: 'what-is-newer' },
    { language: 'fi', says: 'the-same' },
  ])
})
