import type { GuardianInput, TrusteeInput } from '@omsorg/contract/care-recipients/recipient/person-input.ts'
import { isRefusedInProduction } from '@omsorg/domain/care-recipients/identity/identity-number-kinds.ts'
import { readIdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number.ts'
import { differentPeople, isAdult } from '@omsorg/domain/care-recipients/recipient/representatives.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import type { RegistrationContext } from './registration-context.ts'
import { readPhone } from './phones.ts'
import type { GuardianRecord, GuardianToWrite, SealedNumber } from './representatives.sql.ts'

export interface TrusteeToWrite extends SealedNumber {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
}

interface TrusteeRecord extends SealedNumber {
  readonly phone: string | null
}

type RepresentativeRefusal =
  | 'number-not-valid'
  | 'test-number'
  | 'phone-not-valid'
  | 'guardians-not-allowed'
  | 'guardian-not-found'
  | 'guardian-twice'
  | 'guardian-not-adult'
  | 'trustee-not-allowed'
  | 'trustee-not-adult'

/**
 * The guardians as they are stored. Where the setting is off, those who stand already may stay; nobody is added.
 */
export function checkGuardians(
  given: readonly GuardianInput[],
  stored: readonly GuardianRecord[],
  context: RegistrationContext,
): Outcome<GuardianToWrite[], RepresentativeRefusal> {
  const guardians: GuardianToWrite[] = []
  for (const [index, guardian] of given.entries()) {
    const at = `guardians[${index}]`
    const before = stored.find(({ id }) => id === guardian.guardianId)
    if (guardian.guardianId !== null && !before) return refuse('guardian-not-found', { at: `${at}.guardianId` })
    if (!before && !context.settings.guardiansAllowed) return refuse('guardians-not-allowed', { at })
    const number = checkNumber(guardian, before, context, { at, notAdult: 'guardian-not-adult' })
    if (!number.ok) return number
    const phone = readPhone(guardian.phone, context.market, { at: `${at}.phone`, stored: before?.phone ?? null })
    if (!phone.ok) return phone
    const { firstName, lastName, email } = guardian
    guardians.push({ id: before?.id ?? null, firstName, lastName, email, phone: phone.value, ...number.value })
  }
  const ids = guardians.flatMap(({ id }) => (id === null ? [] : [id]))
  if (new Set(ids).size < ids.length) return refuse('guardian-twice', { at: 'guardians[1].guardianId' })
  const different = differentPeople(guardians.map(({ blind }) => blind && blind.toString('hex')))
  return different.ok ? agree(guardians) : different
}

export function checkTrustee(
  given: TrusteeInput | null,
  stored: TrusteeRecord | null,
  context: RegistrationContext,
): Outcome<TrusteeToWrite | null, RepresentativeRefusal> {
  if (!given) return agree(null)
  const at = 'trustee'
  if (!stored && !context.settings.trusteeAllowed) return refuse('trustee-not-allowed', { at })
  const number = checkNumber(given, stored ?? undefined, context, { at, notAdult: 'trustee-not-adult' })
  if (!number.ok) return number
  const phone = readPhone(given.phone, context.market, { at: `${at}.phone`, stored: stored?.phone ?? null })
  if (!phone.ok) return phone
  return agree({ name: given.name, email: given.email, phone: phone.value, ...number.value })
}

/** The number of whoever speaks for a person: the one that stands, a new one that shows an adult (O-5-11), or none. */
function checkNumber<const NotAdult extends RepresentativeRefusal>(
  given: Pick<GuardianInput, 'ssn' | 'keepsNumber'>,
  stored: SealedNumber | undefined,
  { market, today, isProduction, seal }: RegistrationContext,
  about: { readonly at: string; readonly notAdult: NotAdult },
): Outcome<SealedNumber, RepresentativeRefusal> {
  const at = `${about.at}.ssn`
  if (given.keepsNumber) return agree({ encrypted: stored?.encrypted ?? null, blind: stored?.blind ?? null })
  if (given.ssn === null) return agree({ encrypted: null, blind: null })
  const number = readIdentityNumber(given.ssn, market, today)
  if (!number.ok) return refuse('number-not-valid', { at })
  if (isProduction && isRefusedInProduction(number.value)) return refuse('test-number', { at })
  if (!isAdult(number.value, today)) return refuse(about.notAdult, { at })
  return agree({ encrypted: seal.seal(number.value.normalized), blind: seal.blind(number.value.normalized) })
}
