import { isCommonPassword } from './common-passwords.ts'
import { ownWordIn } from './own-words.ts'

export const shortestPassword = 12
export const longestPassword = 128
export const passwordSymbols = '!@#$%^&*()-_=+?.,:;'

/** In the order in which a screen lists them. */
export const passwordFaults = [
  'too-short',
  'too-long',
  'no-lower-case',
  'no-upper-case',
  'no-digit',
  'no-symbol',
  'disallowed',
  'common',
  /** It holds a word of the account or of the product. */
  'own-word',
  /** It is the one that is to be changed. */
  'unchanged',
] as const

export type PasswordFault = (typeof passwordFaults)[number]

export interface PasswordContext {
  /** Name, user name and address of the account. */
  readonly words?: readonly string[]
  /** Whether what is left of a password without digits and signs is on a longer list of common ones. */
  readonly isListed?: (password: string) => boolean
  readonly current?: string
}

/** All that is wrong with a password that somebody wants to have (A-5-07 to A-5-12); none when it may be taken. */
export function faultsOfPassword(
  password: string,
  { words = [], isListed = () => false, current }: PasswordContext = {},
): readonly PasswordFault[] {
  const signs = [...password]
  const isSymbol = (sign: string) => passwordSymbols.includes(sign)
  const found: Readonly<Record<PasswordFault, boolean>> = {
    'too-short': signs.length < shortestPassword,
    'too-long': signs.length > longestPassword,
    'no-lower-case': !/[a-z]/.test(password),
    'no-upper-case': !/[A-Z]/.test(password),
    'no-digit': !/[0-9]/.test(password),
    'no-symbol': !signs.some(isSymbol),
    disallowed: signs.some((sign) => !/^[a-zA-Z0-9]$/.test(sign) && !isSymbol(sign)),
    common: isCommonPassword(password) || isListed(password),
    'own-word': ownWordIn(password, words) !== undefined,
    unchanged: password === current,
  }
  return passwordFaults.filter((fault) => found[fault])
}
