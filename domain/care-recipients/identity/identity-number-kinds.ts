import type { Market } from '../../market.ts'
import type { Outcome } from '../../outcome.ts'

/** The kinds of numbers that identify a person in care (facts 1.1). Each belongs to one country. */
export type IdentityNumberKind = keyof typeof belongsTo

const belongsTo = {
  personnummer: 'SE',
  samordningsnummer: 'SE',
  'interim-number': 'SE',
  'reserve-national': 'SE',
  'reserve-stockholm': 'SE',
  'reserve-vastra-gotaland': 'SE',
  'reserve-varmland': 'SE',
  'reserve-inera': 'SE',
  henkilotunnus: 'FI',
  'artificial-henkilotunnus': 'FI',
  fodselsnummer: 'NO',
  'd-number': 'NO',
  'h-number': 'NO',
  'fh-number': 'NO',
  cpr: 'DK',
  'x-ecpr': 'DK',
  'd-ecpr': 'DK',
  'replacement-cpr': 'DK',
} as const satisfies Record<string, Market['country']>

export const identityNumberKinds = Object.keys(belongsTo) as readonly IdentityNumberKind[]

/** What a number tells. */
export interface IdentityNumber {
  readonly country: Market['country']
  readonly kind: IdentityNumberKind
  /** As it is stored: SE 12 signs, FI 11 with the sign that tells the century, NO 11 digits, DK 10 signs; no separators. */
  readonly normalized: string
  /** Null where the number does not tell it; then a person is asked. */
  readonly birthDate: Temporal.PlainDate | null
  readonly sex: 'male' | 'female' | null
  /** Given by care until the person has a number of a register: it may be replaced by one. */
  readonly temporary: boolean
  /** Made for tests: nobody has it. */
  readonly testSeries: boolean
}

/**
 * Why a text is no identity number: not shaped as one, a day that no calendar has, a birth that lies ahead, a mistyped digit,
 * an individual number that is never given, or the number of an organisation.
 */
export type IdentityNumberRefusal =
  | 'not-a-number'
  | 'impossible-date'
  | 'birth-date-ahead'
  | 'wrong-check-digit'
  | 'never-issued'
  | 'organisation-number'

export type IdentityNumberOutcome = Outcome<IdentityNumber, IdentityNumberRefusal>

/**
 * Whether an accepted number may later be exchanged for another one (O-5-12). Outside production a number of a test series
 * stands in for a real one and is as fixed as that.
 */
export function mayBeExchanged(
  number: Pick<IdentityNumber, 'temporary' | 'testSeries'>,
  isProduction: boolean,
): boolean {
  return number.temporary && (isProduction || !number.testSeries)
}

/** In production nobody has a number of a test series; a Finnish artificial number is one that care has given there. */
export function isRefusedInProduction(number: Pick<IdentityNumber, 'temporary' | 'testSeries'>): boolean {
  return number.testSeries && !number.temporary
}
