import { wordsBehind } from './common-passwords.ts'

/** Shorter ones stand in too many words. */
const shortestWord = 4
const product = 'omsorg'

export interface NamesOfAccount {
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string | null
}

/** What whoever knows the person tries first: the words of name, user name and address. */
export function ownWordsOf({ userName, firstName, lastName, email }: NamesOfAccount): readonly string[] {
  const parts = [userName, firstName, lastName, email?.split('@')[0] ?? ''].flatMap((each) => each.split(/[^\p{L}]+/u))
  return [...new Set(parts.map(plain).filter((word) => word.length >= shortestWord))]
}

/** The word of the account or of the product that a password holds, also with signs for its letters. */
export function ownWordIn(password: string, words: readonly string[]): string | undefined {
  const behind = wordsBehind(password)
  return [product, ...words.map(plain).filter((word) => word.length >= shortestWord)].find((word) =>
    behind.some((each) => each.includes(word)),
  )
}

/** As somebody writes it who may write English letters alone. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[øö]/g, 'o')
    .replaceAll(/[æä]/g, 'a')
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')
}
