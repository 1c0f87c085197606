import { isCommonPassword } from './common-passwords.ts'

export const shortestPassword = 12
export const longestPassword = 128
export const passwordSymbols = '!@#$%^&*()-_=+?.,:;'

export type PasswordFault =
  | 'too-short'
  | 'too-long'
  | 'no-lower-case'
  | 'no-upper-case'
  | 'no-digit'
  | 'no-symbol'
  | 'disallowed'
  | 'common'

/** All that is wrong with a password that somebody wants to have (A-5-07 to A-5-12); none when it may be taken. */
export function faultsOfPassword(password: string): readonly PasswordFault[] {
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
    common: isCommonPassword(password),
  }
  return (Object.keys(found) as PasswordFault[]).filter((fault) => found[fault])
}
