import { expect, test } from 'vitest'
import { agree, refuse } from '../../outcome.ts'
import { mayCount, type CountFacts } from './count-stock.ts'

const facts: CountFacts = { isRunning: true, latestCountId: 7, seenCountId: 7, pieces: 40, latestHolds: true }

test('an item of a running row is counted, also to nothing', () => {
  expect(mayCount(facts)).toEqual(agree(null))
  expect(mayCount({ ...facts, pieces: 0 })).toEqual(agree(null))
  expect(mayCount({ ...facts, latestCountId: null, seenCountId: null, latestHolds: false })).toEqual(agree(null))
})

test('a row that has ended is not counted for', () =>
  expect(mayCount({ ...facts, isRunning: false })).toEqual(refuse('row-not-active')))

test('whoever has not seen the latest count is shown it first', () => {
  expect(mayCount({ ...facts, seenCountId: 6 })).toEqual(refuse('counted-meanwhile'))
  expect(mayCount({ ...facts, seenCountId: null })).toEqual(refuse('counted-meanwhile'))
})

test('a count is taken back once', () => {
  expect(mayCount({ ...facts, pieces: null })).toEqual(agree(null))
  expect(mayCount({ ...facts, pieces: null, latestHolds: false })).toEqual(refuse('nothing-counted'))
})
