import { createHmac, randomInt } from 'node:crypto'
import type { SentKind } from '@omsorg/domain/sign-in/second-factor/second-step.ts'
import { sixDigits } from './totp.ts'

/** No letter that is read as another or as a digit. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const recoveryCodeCount = 10

/**
 * The code of one challenge, worked out and kept nowhere: it can be sent once more, and a copy of the database tells none.
 */
export function sentCode(secret: string, challengeId: string, kind: SentKind): string {
  return sixDigits(createHmac('sha256', secret).update(`second factor, ${kind} ${challengeId}`).digest())
}

export function newRecoveryCodes(): readonly string[] {
  const five = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: recoveryCodeCount }, () => `${five()}-${five()}`)
}

/** However it was written down. The hash is keyed: nobody who reads it can try codes. */
export function recoveryHash(secret: string, code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery code ${plain}`).digest()
}
