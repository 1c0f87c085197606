import { ageOn } from '@omsorg/domain/age.ts'
import {
  type IdentityNumber,
  type IdentityNumberRefusal,
} from '@omsorg/domain/care-recipients/identity/identity-number-kinds.ts'
import { readIdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number.ts'
import type { Sex } from '@omsorg/domain/care-recipients/identity/sex.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'

/** In whose market a number is read, and on which day. */
export interface NumberFrame {
  readonly market: MarketCode
  /** YYYY-MM-DD in the market. */
  readonly today: string
}

/** What of a number is known while it is typed. */
export type NumberReading =
  | { readonly state: 'blank' }
  | { readonly state: 'read'; readonly number: IdentityNumber }
  | { readonly state: 'refused'; readonly refusal: IdentityNumberRefusal }

export function numberReading(typed: string, { market, today }: NumberFrame): NumberReading {
  if (typed.trim() === '') return { state: 'blank' }
  const outcome = readIdentityNumber(typed, market, Temporal.PlainDate.from(today))
  return outcome.ok ? { state: 'read', number: outcome.value } : { state: 'refused', refusal: outcome.refusal }
}

/** Whole years on the day of the frame; null for a day that cannot be read. */
export function ageOfDay(birthDate: string | null, { today }: NumberFrame): number | null {
  if (birthDate === null) return null
  return ageOn(Temporal.PlainDate.from(birthDate), Temporal.PlainDate.from(today))
}

/** Birth date and sex as the number tells them; what it does not tell is left to the person who fills in (facts 1.3). */
export function toldBy({ birthDate, sex }: Pick<IdentityNumber, 'birthDate' | 'sex'>): {
  readonly birthDate?: string
  readonly gender?: Sex
} {
  return {
    ...(birthDate ? { birthDate: birthDate.toString() } : {}),
    ...(sex ? { gender: sex } : {}),
  }
}
