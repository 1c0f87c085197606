import { adultAge, ageOn } from '../../age.ts'
import type { MarketCode } from '../../market.ts'
import { agree, refuse, type Outcome } from '../../outcome.ts'
import { isRefusedInProduction, mayBeExchanged, type IdentityNumber } from '../identity/identity-number-kinds.ts'
import { readIdentityNumber } from '../identity/identity-number.ts'
import type { Sex } from '../identity/sex.ts'

/** What is filled in of number, birth date and sex; null is nothing. */
export interface IdentityGiven {
  readonly number: string | null
  /** The text is no number of a register: it is kept as it is typed (O-3-07). */
  readonly temporary: boolean
  readonly birthDate: Temporal.PlainDate | null
  readonly sex: Sex | null
}

/** What the market and the settings of the care place ask of an identity (O-5-10, O-5-11). */
export interface IdentityRules {
  readonly market: MarketCode
  readonly today: Temporal.PlainDate
  readonly isProduction: boolean
  readonly ssnRequired: boolean
  readonly temporarySsnAllowed: boolean
  readonly adultRecipientsOnly: boolean
}

/** A number as it is stored. */
export interface StoredNumber {
  readonly normalized: string
  /** A kind of `identityNumberKinds`, or `temporary` for a text that is no number. */
  readonly kind: string
  /** It may be exchanged for another one (O-5-12). */
  readonly temporary: boolean
}

/** Who somebody is, as it is stored. */
export interface Identity {
  readonly number: StoredNumber | null
  readonly birthDate: Temporal.PlainDate
  readonly sex: Sex | null
}

/** Why an identity is not taken; the first that fails answers. */
export type IdentityRefusal =
  | 'number-missing'
  | 'number-not-valid'
  | 'test-number'
  | 'temporary-number-not-allowed'
  | 'birth-date-missing'
  | 'birth-date-not-of-number'
  | 'birth-date-in-future'
  | 'recipient-not-adult'

/**
 * Who somebody is, from what was filled in (O-3-01, O-3-04, O-3-07, O-5-10, O-5-11). What reads as a number is one, also where
 * it was said to be temporary, so that nobody is registered a second time under that name. Birth date and sex are filled in
 * from the number; the sex is never forced to it.
 */
export function checkIdentity(given: IdentityGiven, rules: IdentityRules): Outcome<Identity, IdentityRefusal> {
  const at = 'ssn'
  if (given.number === null) {
    return rules.ssnRequired ? refuse('number-missing', { at }) : withBirth(null, null, given, rules)
  }
  const read = readIdentityNumber(given.number, rules.market, rules.today)
  const number = read.ok ? read.value : null
  if (!number && !given.temporary) return refuse('number-not-valid', { at })
  if (number && rules.isProduction && isRefusedInProduction(number)) return refuse('test-number', { at })
  const stored = number ? storedNumberOf(number, rules.isProduction) : temporaryNumber(given.number)
  if (stored.temporary && !rules.temporarySsnAllowed) return refuse('temporary-number-not-allowed', { at })
  return withBirth(stored, number, given, rules)
}

/** A number that was read, as it is stored: whether it may be exchanged is settled by where it runs (O-5-12). */
export function storedNumberOf(number: IdentityNumber, isProduction: boolean): StoredNumber {
  return {
    normalized: number.normalized,
    kind: number.kind,
    temporary: mayBeExchanged(number, isProduction),
  }
}

/** A text that stands in for a number: upper case and single spaces, so that two writings of it are one. */
export function temporaryNumber(text: string): StoredNumber {
  return { normalized: text.trim().replace(/\s+/g, ' ').toUpperCase(), kind: 'temporary', temporary: true }
}

/** Numbers that are given on a day of registration may carry that day instead of the birth. */
const tellsNoBirth: readonly IdentityNumber['kind'][] = ['d-number', 'samordningsnummer']

function withBirth(
  stored: StoredNumber | null,
  number: IdentityNumber | null,
  given: Pick<IdentityGiven, 'birthDate' | 'sex'>,
  rules: Pick<IdentityRules, 'today' | 'adultRecipientsOnly'>,
): Outcome<Identity, IdentityRefusal> {
  const birthDate = given.birthDate ?? number?.birthDate ?? null
  const at = 'birthDate'
  if (!birthDate) return refuse('birth-date-missing', { at })
  if (Temporal.PlainDate.compare(birthDate, rules.today) > 0) return refuse('birth-date-in-future', { at })
  const told = number && !tellsNoBirth.includes(number.kind) ? number.birthDate : null
  if (told && !told.equals(birthDate)) return refuse('birth-date-not-of-number', { at })
  if (rules.adultRecipientsOnly && ageOn(birthDate, rules.today) < adultAge)
    return refuse('recipient-not-adult', { at })
  return agree({ number: stored, birthDate, sex: given.sex ?? number?.sex ?? null })
}

/** Whether a text is another writing of a stored number. Separators count in Finland alone, where one tells the century. */
export function isSameNumber(text: string, stored: string, market: MarketCode): boolean {
  const bare = (number: string) => {
    const written = number.trim().toUpperCase()
    return market === 30 ? written : written.replace(/[\s\u00a0\u2010-\u2015\u2212-]/g, '')
  }
  return bare(text) === bare(stored)
}
