import { expect, test } from 'vitest'
import { holdsWords, markedPieces } from './marked.ts'

const marked = (text: string, term: string) =>
  markedPieces(text, term)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

test('what a term names is marked, whatever its case and accents', () => {
  expect(marked('Astrid Norrbäck', 'norr')).toBe('Astrid [Norr]bäck')
  expect(marked('Astrid Norrbäck', 'BACK ast')).toBe('[Ast]rid Norr[bäck]')
  expect(marked('Order 204131', '2041')).toBe('Order [2041]31')
  expect(marked('Åsa', '')).toBe('Åsa')
})

test('an action or a place is found by words in any order', () => {
  expect(holdsWords('Gå till Vårdtagare', 'vard ga')).toBe(true)
  expect(holdsWords('Hemsjukvård Norr', 'syd')).toBe(false)
})
