import { expect, test } from 'vitest'
import { askedTerm } from './use-search-term.ts'

test('a term is asked for from four characters on, spaces around it not counted (O-5-31, O-9-08)', () => {
  expect(askedTerm(' Ast ')).toBe('')
  expect(askedTerm(' Astr ')).toBe('Astr')
})

test('a room is asked for however short, and a birth date as it is typed', () => {
  expect(askedTerm('211')).toBe('211')
  expect(askedTerm(' 450110')).toBe('450110')
})

test('what is pasted by mistake is asked for as far as the search takes it', () => {
  expect(askedTerm('Astrid '.repeat(2000))).toHaveLength(100)
  expect(askedTerm('ab🙂'.repeat(2000)).isWellFormed()).toBe(true)
})
