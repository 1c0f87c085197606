import { wordsBehind } from '@omsorg/domain/sign-in/password/common-passwords.ts'
import { dictionary } from '@zxcvbn-ts/language-common'

/** Shorter ones are parts of everything. */
const shortestListed = 4

let listed: ReadonlySet<string> | null = null

/**
 * Whether a password is one of the tens of thousands that people use most, or made of one by digits and signs around it. The
 * list is kept by those who measure how strong passwords are, and nothing is asked outside. It is read when it is first needed.
 */
export function isListedPassword(password: string): boolean {
  listed ??= new Set(dictionary['passwords-common'].flatMap((each) => [...wordsBehind(String(each)), String(each)]))
  const known = listed
  return [password.toLowerCase(), ...wordsBehind(password)].some(
    (each) => each.length >= shortestListed && known.has(each),
  )
}
