import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { RecipientFields } from '../recipient/form/recipient-fields.ts'
import { ageOn } from '@omsorg/domain/age.ts'
import {
  type IdentityNumber,
  type IdentityNumberRefusal,
} from '@omsorg/domain/care-recipients/identity/identity-number-kinds.ts'
import { readIdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number.ts'
import type { Sex } from '@omsorg/domain/care-recipients/identity/sex.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'

/** In whose market a number is read, and on which day. */
export interface NumberContext {
  readonly market: MarketCode
  /** YYYY-MM-DD in the market. */
  readonly today: string
}

/** What of a number is known while it is typed. */
export type NumberReading =
  | { readonly state: 'blank' }
  | { readonly state: 'read'; readonly number: IdentityNumber }
  | { readonly state: 'refused'; readonly refusal: IdentityNumberRefusal }

export function numberReading(typed: string, { market, today }: NumberContext): NumberReading {
  if (typed.trim() === '') return { state: 'blank' }
  const outcome = readIdentityNumber(typed, market, Temporal.PlainDate.from(today))
  return outcome.ok ? { state: 'read', number: outcome.value } : { state: 'refused', refusal: outcome.refusal }
}

/** Whole years on the day of the frame; null for a day that cannot be read. */
export function ageOfDay(birthDate: string | null, { today }: NumberContext): number | null {
  if (birthDate === null) return null
  return ageOn(Temporal.PlainDate.from(birthDate), Temporal.PlainDate.from(today))
}

/** Birth date and sex as the number tells them; what it does not tell is left to the person who fills in (facts 1.3). */
export function derivedFrom({ birthDate, sex }: Pick<IdentityNumber, 'birthDate' | 'sex'>): {
  readonly birthDate?: string
  readonly gender?: Sex
} {
  return {
    ...(birthDate ? { birthDate: birthDate.toString() } : {}),
    ...(sex ? { gender: sex } : {}),
  }
}

/** 'Woman, born 1939-10-10, 87 years': what the number tells; a sentence of its own where it tells nothing. */
export function derivedText(
  { birthDate, sex }: Pick<IdentityNumber, 'birthDate' | 'sex'>,
  frame: NumberContext,
  { t, format }: { readonly t: AllTexts; readonly format: Formats },
): string {
  const born = birthDate?.toString() ?? null
  const age = ageOfDay(born, frame)
  const parts = [
    sex && t.common.person.gender[sex],
    born && t.recipientForm.number.born({ date: format.date(born) }),
    age !== null && t.common.person.age({ count: age }),
  ].filter((part): part is string => typeof part === 'string')
  return parts.length > 0 ? parts.join(', ') : t.recipientForm.number.tellsNothing
}

type DerivedFields = Pick<RecipientFields, 'birthDate' | 'gender'>

/**
 * Birth date and sex after a number was typed: taken from the number where nobody has written them, or where they still say
 * what the former number told. What a person has chosen is never written over, because the sex of a number can differ
 * from the person's (facts 1.3); the birth date of a number is the person's.
 */
export function afterNumber(
  before: DerivedFields & Pick<RecipientFields, 'ssn'>,
  typed: string,
  frame: NumberContext,
): Partial<DerivedFields> {
  const former = derivedFields(before.ssn, frame)
  const now = derivedFields(typed, frame)
  const genderIsDerived = before.gender === '' || before.gender === former.gender
  return {
    ...(now.birthDate
      ? { birthDate: now.birthDate }
      : before.birthDate !== '' && before.birthDate === former.birthDate
        ? { birthDate: '' }
        : {}),
    ...(genderIsDerived ? { gender: now.gender ?? '' } : {}),
  }
}

function derivedFields(typed: string, frame: NumberContext): ReturnType<typeof derivedFrom> {
  const reading = numberReading(typed, frame)
  return reading.state === 'read' ? derivedFrom(reading.number) : {}
}
