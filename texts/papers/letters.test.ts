import { expect, test } from 'vitest'
import { plainly, spelled } from './letters.ts'

/** A face with the letters of ASCII and of Sweden. */
const fits = (letters: string) => /^[ -~åäöÅÄÖ]*$/u.test(letters)
const drawn = (text: string) =>
  spelled(text, fits)
    .map((piece) => piece.drawn)
    .join('')
const said = (text: string) =>
  spelled(text, fits)
    .map((piece) => piece.said ?? piece.drawn)
    .join('')

test('a name with letters that no face has is written with those nearest to them, and says itself', () => {
  expect(spelled('Áile Ŋuoŋŋá', fits)).toEqual([
    { drawn: 'A', said: 'Á' },
    { drawn: 'ile ', said: null },
    { drawn: 'N', said: 'Ŋ' },
    { drawn: 'uo', said: null },
    { drawn: 'nna', said: 'ŋŋá' },
  ])
  expect(drawn('Máhtte Ǯiekŧa')).toBe('Mahtte Ziekta')
})

test('a letter that nothing resembles is seen to be missing, and is still said', () => {
  for (const text of ['Иван', 'محمد', '🙂', '\ue000']) {
    expect(drawn(text)).toMatch(/^\?+$/)
    expect(said(text)).toBe(text)
  }
})

test('a sign never turns into its opposite or another number', () => {
  expect(drawn('a ≠ b')).toBe('a =/= b')
  expect(drawn('≥ 3 ≤ 5 → 2 µg')).toBe('>= 3 <= 5 -> 2 ug')
  expect(drawn('10⁴')).toBe('10?')
  expect(drawn('1⅓')).toBe('1?')
  expect(drawn('a ≮ b')).toBe('a ? b')
})

test('letters that are sent in two parts are one, and nothing that nobody sees is written', () => {
  expect(spelled('A\u030asa', fits)).toEqual([{ drawn: 'Åsa', said: null }])
  expect(drawn('stor\u00adlek\u200b\ufeff')).toBe('storlek')
  expect(drawn('a\u0000b\u202ec')).toBe('abc')
  expect(drawn('1\u202f000\u00a0kr\noch')).toBe('1 000 kr och')
  expect(drawn('en\u2011gång, \u22122')).toBe('en-gång, -2')
})

test('half a letter is no letter', () => {
  expect(plainly('a\ud83db')).toBe('a\ufffdb')
})
