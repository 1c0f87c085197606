import { wordsBehind } from '@omsorg/domain/sign-in/password/common-passwords.ts'

/** Shorter ones are parts of everything. */
const shortestListed = 4

let listed: Promise<ReadonlySet<string>> | null = null

/**
 * Tells whether a password is one of the tens of thousands that people use most, or made of one by digits and signs around it. The
 * list is kept by those who measure how strong passwords are, and nothing is asked outside. It is read when it is first needed:
 * unpacking it takes longer than anything else that a start would do.
 */
export async function readListedPasswords(): Promise<(password: string) => boolean> {
  listed ??= unpacked()
  const known = await listed
  return (password) =>
    [password.toLowerCase(), ...wordsBehind(password)].some((each) => each.length >= shortestListed && known.has(each))
}

async function unpacked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].flatMap((each) => [...wordsBehind(String(each)), String(each)]))
}
