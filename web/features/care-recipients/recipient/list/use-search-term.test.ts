import { expect, test } from 'vitest'
import { askedTerm, maySave } from './use-search-term.ts'

test('a term is asked for from four characters on, spaces around it not counted', () => {
  expect(askedTerm(' Ast ')).toBe('')
  expect(askedTerm(' Astr ')).toBe('Astr')
})

test('a room is asked for however short, and a birth date as it is typed', () => {
  expect(askedTerm('211')).toBe('211')
  expect(askedTerm(' 450110')).toBe('450110')
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
