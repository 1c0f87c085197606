import { agree, refuse, type Outcome } from '../../outcome.ts'
import { adultAge, ageOn } from '../../age.ts'
import type { IdentityNumber } from '../identity/identity-number-kinds.ts'

/** Whether whoever speaks for a person has come of age (O-5-11). A number that tells no birth date proves nothing. */
export function isAdult(number: Pick<IdentityNumber, 'birthDate'>, today: Temporal.PlainDate): boolean {
  return number.birthDate !== null && ageOn(number.birthDate, today) >= adultAge
}

/**
 * Guardians are different people (O-5-26, O-5-27): `keys` tells who each is, null where no number is known. One of them may be
 * the trustee as well.
 */
export function differentPeople(keys: readonly (string | null)[]): Outcome<'different', 'guardian-twice'> {
  for (const [index, key] of keys.entries()) {
    if (key !== null && keys.indexOf(key) < index) {
      return refuse('guardian-twice', { at: `guardians[${index}].ssn` })
    }
  }
  return agree('different')
}
