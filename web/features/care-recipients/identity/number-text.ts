import type { IdentityNumber } from '@omsorg/domain/care-recipients/identity/identity-number-kinds.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { ageOfDay, type NumberFrame } from './number-reading.ts'

/** 'Woman, born 1939-10-10, 87 years': what the number tells; a sentence of its own where it tells nothing. */
export function toldText(
  { birthDate, sex }: Pick<IdentityNumber, 'birthDate' | 'sex'>,
  frame: NumberFrame,
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
