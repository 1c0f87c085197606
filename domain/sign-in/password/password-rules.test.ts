import { describe, expect, test } from 'vitest'
import { faultsOfPassword, passwordSymbols } from './password-rules.ts'

const good = 'Lugn-Tall7-ek'

describe('a password', () => {
  test.each([good, `aA1${'-'.repeat(125)}`, ...[...passwordSymbols].map((symbol) => `Kvistar7Glad${symbol}`)])(
    'may be %s',
    (password) => {
      expect(faultsOfPassword(password)).toEqual([])
    },
  )

  test.each([
    ['eleven characters (A-5-07, A-9-06)', 'Lugn-Tall7k', 'too-short'],
    ['129 characters', `aA1${'-'.repeat(126)}`, 'too-long'],
    ['no small letter (A-5-08)', 'LUGN-TALL7-EK', 'no-lower-case'],
    ['no capital (A-5-09)', 'lugn-tall7-ek', 'no-upper-case'],
    ['no digit (A-5-10)', 'Lugn-Tall-ekar', 'no-digit'],
    ['no symbol (A-5-11)', 'LugnTall7ekar', 'no-symbol'],
    ['a space (A-5-12)', 'Lugn-Tall7 ek', 'disallowed'],
    ['a letter that is not English', 'Lugn-Tall7-åk', 'disallowed'],
    ['a symbol of no list', 'Lugn-Tall7-ek€', 'disallowed'],
    ['a digit that is not ours', 'Lugn-Tall7-\u0664', 'disallowed'],
    ['a word that many use', 'Sommar-202666', 'common'],
    ['such a word twice', 'Qwerty7!Qwerty', 'common'],
    ['such a word with signs for letters', 'P@ssw0rd-2026', 'common'],
    ['such a word with 1 for its letter', 'We1come-2026!', 'common'],
  ])('has not %s', (_what, password, fault) => {
    expect(faultsOfPassword(password)).toEqual([fault])
  })

  test('is told all that is wrong with it', () => {
    expect(faultsOfPassword('')).toEqual(['too-short', 'no-lower-case', 'no-upper-case', 'no-digit', 'no-symbol'])
  })
})
