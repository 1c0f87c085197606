import type { Sex } from '@omsorg/domain/care-recipients/identity/sex.ts'
import {
  isSameNumber,
  checkIdentity,
  type IdentityRefusal,
} from '@omsorg/domain/care-recipients/recipient/registration.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { LockedPerson } from '../locked-person.sql.ts'
import type { RegistrationContext } from './registration-context.ts'
import { identityGiven, numberToWrite } from './create-care-recipient.ts'
import type { NumberToWrite } from './person.sql.ts'

interface KnownIdentity {
  /** Null where the number stays as it is. */
  readonly number: NumberToWrite | null
  readonly birthDate: Temporal.PlainDate
  readonly sex: Sex | null
}

/**
 * Who a registered person is after a change: a valid number stays, a temporary one may become a valid one (O-5-12). A number
 * that stays is not judged again, because settings may have changed since it was taken.
 */
export function checkKnownIdentity(
  input: Parameters<typeof identityGiven>[0],
  person: Pick<LockedPerson, 'identity_number_encrypted' | 'identity_number_temporary' | 'birth_date'>,
  { market, today, isProduction, seal, settings }: RegistrationContext,
): Outcome<KnownIdentity, IdentityRefusal | 'number-is-fixed'> {
  const stored = person.identity_number_encrypted && seal.open(person.identity_number_encrypted)
  const given = identityGiven(input)
  const stays = given.number === null || (stored !== null && isSameNumber(given.number, stored, market))
  if (!stays && stored !== null && !person.identity_number_temporary) {
    return refuse('number-is-fixed', { at: 'ssn' })
  }
  const birthDate = given.birthDate ?? (person.birth_date === null ? null : Temporal.PlainDate.from(person.birth_date))
  const checked = stays
    ? checkIdentity(
        { ...given, birthDate, number: stored, temporary: true },
        { ...settings, ...unchanged, market, today },
      )
    : checkIdentity(given, { ...settings, market, today, isProduction })
  if (!checked.ok) return checked
  const { value } = checked
  return agree({
    number: stays ? null : numberToWrite(value.number, seal),
    birthDate: value.birthDate,
    sex: value.sex,
  })
}

const unchanged = { isProduction: false, ssnRequired: false, temporarySsnAllowed: true }
