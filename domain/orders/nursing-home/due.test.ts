import { expect, test } from 'vitest'
import type { Suggestion } from '../supply/suggestion.ts'
import { dueOf } from './due.ts'

const nextOrder = Temporal.PlainDate.from('2026-12-18')
const suggestion = (word: Suggestion['word'], runsOutOn: string | null): Pick<Suggestion, 'word' | 'runsOutOn'> => ({
  word,
  runsOutOn: runsOutOn === null ? null : Temporal.PlainDate.from(runsOutOn),
})

test.each<[string, Pick<Suggestion, 'word' | 'runsOutOn'>, boolean]>([
  ['what runs out before the next order is due', suggestion('soon', '2026-12-17'), true],
  ['what lasts until the next order is not', suggestion('soon', '2026-12-18'), false],
  ['what was never ordered is due', suggestion('time-to-order', null), true],
  ['what has run out is due', suggestion('time-to-order', '2026-11-01'), true],
  ['what was ordered lately and lasts is not', suggestion('recently-ordered', '2027-01-15'), false],
])('%s', (_, what, isDue) => {
  expect(dueOf(what, nextOrder)).toEqual({ isDue, isUnknown: false })
})

test('what nobody knows the use of is due, and nobody knows how much of it', () => {
  expect(dueOf(suggestion('consumption-missing', null), nextOrder)).toEqual({ isDue: true, isUnknown: true })
})
