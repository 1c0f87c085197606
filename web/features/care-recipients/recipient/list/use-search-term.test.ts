import { expect, test } from 'vitest'
import { askedTerm, maySave } from './use-search-term.ts'

test('a term is asked for from four characters on, spaces around it not counted', () => {
  expect(askedTerm(' Ast ')).toBe('')
  expect(askedTerm(' Astr ')).toBe('Astr')
})

test.each(['Astrid Norrbäck', 'rum 214', 'avd 2 rum 12'])('%s may stay in the browser', (term) => {
  expect(maySave(term)).toBe(true)
})

test.each(['19391010-8020', '131052-308T', '391010', '010190 12345', '070-174 06 18'])(
  '%s may not stay in the browser',
  (term) => {
    expect(maySave(term)).toBe(false)
  },
)
