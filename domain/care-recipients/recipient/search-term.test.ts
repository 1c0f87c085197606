import { expect, test } from 'vitest'
import { kindOfTerm, withoutRoomWord } from './search-term.ts'

test.each([
  ['', 'nothing'],
  ['  ', 'nothing'],
  ['sig', 'too-short'],
  [' sig  ', 'too-short'],
  ['sign', 'whole'],
  ['211', 'room'],
  ['4b', 'room'],
  ['2388', 'whole'],
] as const)('%j is %s', (term, kind) => {
  expect(kindOfTerm(term)).toBe(kind)
})

test('a room is found with and without the word before its number', () => {
  expect(withoutRoomWord('Rum 214')).toBe('214')
  expect(withoutRoomWord(' huone 3B ')).toBe('3B')
  expect(withoutRoomWord('Rum Andersson')).toBe('Rum Andersson')
})
