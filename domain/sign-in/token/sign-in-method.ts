/** What somebody showed when they signed in, by the words that their session keeps. */
export const signInMethods = [
  'pwd',
  'sms',
  'email',
  'totp',
  'recovery',
  'passkey',
  'siths',
  'vrk',
  'directory',
  'impersonation',
] as const

export type SignInMethod = (typeof signInMethods)[number]

/** A password alone may owe a second factor; a card, a directory and a passkey are two in one. */
export function mayOweSecondFactor(methods: readonly SignInMethod[]): boolean {
  return methods.every((method) => method === 'pwd')
}
