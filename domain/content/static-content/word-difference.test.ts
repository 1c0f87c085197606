import { expect, test } from 'vitest'
import { wordDifference } from './word-difference.ts'

const told = (before: string, after: string) =>
  wordDifference(before, after)
    .map(({ kind, text }) => ({ same: text, added: `+${text.trim()}+ `, removed: `-${text.trim()}- ` })[kind])
    .join('')
    .trim()

test('what came and what went stands word by word where it was', () => {
  expect(told('Högsta mängd beror på avtalet.', 'Högsta mängd kommer från förskrivningen.')).toBe(
    'Högsta mängd -beror på avtalet.- +kommer från förskrivningen.+',
  )
  expect(told('En rad tas bort, och du ser varför', 'En rad läggs åt sidan, och du ser varför')).toBe(
    'En rad -tas bort,- +läggs åt sidan,+ och du ser varför',
  )
})

test('a text that stayed is one run, and one that is new all added', () => {
  expect(wordDifference('Ring oss.', 'Ring oss.')).toEqual([{ kind: 'same', text: 'Ring oss.' }])
  expect(wordDifference('', 'Ring oss.')).toEqual([{ kind: 'added', text: 'Ring oss.' }])
  expect(wordDifference('Ring oss.', '')).toEqual([{ kind: 'removed', text: 'Ring oss.' }])
})

test('a break of lines that moved is no change of words', () => {
  expect(wordDifference('Ring\noss nu', 'Ring oss nu').map(({ kind }) => kind)).toEqual(['same'])
})

test('very long texts are compared at their ends', () => {
  const long = (word: string) => Array.from({ length: 2_000 }, (_, at) => `${word}${at}`).join(' ')
  const kinds = wordDifference(`a ${long('x')} b`, `a ${long('y')} b`).map(({ kind }) => kind)
  expect(kinds).toEqual(['same', 'removed', 'added', 'same'])
})
