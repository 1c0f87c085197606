import { ownWordsOf, type NamesOfAccount } from '@omsorg/domain/sign-in/password/own-words.ts'
import { faultsOfPassword, type PasswordFault } from '@omsorg/domain/sign-in/password/password-rules.ts'
import { readListedPasswords } from './listed-passwords.ts'

/** What is wrong with a password for this account, by all rules; none when it may be taken. */
export async function faultsFor(names: NamesOfAccount, password: string, current?: string): Promise<PasswordFault[]> {
  const words = ownWordsOf(names)
  const isListed = await readListedPasswords()
  return [...faultsOfPassword(password, { words, isListed, ...(current ? { current } : {}) })]
}
