import { agree, refuse } from '../../../outcome.ts'
import type { IdentityNumberOutcome } from '../identity-number-kinds.ts'
import { danishTestNumbers } from '../test-identity-numbers.ts'
import { dayOrNull, isAhead, sexOf } from './digits.ts'

const registerShape = /^\d{6}-?\d{4}$/
const careShape = /^(\d{6})-?([015-7])([A-Z]{2})(\d)$/
const replacementDays = 60

/** The century of a CPR number by its year and its seventh digit (facts 1.1). */
function centuryOf(year: number, seventh: number): number {
  if (seventh <= 3) return 1900
  if (seventh === 4 || seventh === 9) return year <= 36 ? 2000 : 1900
  return year <= 57 ? 2000 : 1800
}

/** The two kinds of replacement numbers of care tell the century by their seventh sign. */
const careCenturies: Readonly<Record<string, { readonly kind: 'x-ecpr' | 'd-ecpr'; readonly century: number }>> = {
  1: { kind: 'x-ecpr', century: 1900 },
  7: { kind: 'x-ecpr', century: 2000 },
  0: { kind: 'd-ecpr', century: 1900 },
  5: { kind: 'd-ecpr', century: 1800 },
  6: { kind: 'd-ecpr', century: 2000 },
}

/**
 * CPR DDMMYY-SSSS, the X-eCPR and D-eCPR of care, and replacement numbers whose day is 60 more. The check by 11 holds for
 * no number given since 2007-10-01, and nobody may be turned away for it, so it is not made.
 */
export function readDanish(typed: string, today: Temporal.PlainDate): IdentityNumberOutcome {
  const bare = typed.replace('-', '')
  const [, , sign = '', letters] = careShape.exec(typed) ?? []
  if (!letters && !registerShape.test(typed)) return refuse('not-a-number')
  const care = letters ? careCenturies[sign] : undefined
  const year = Number(bare.slice(4, 6))
  const writtenDay = Number(bare.slice(0, 2))
  const isReplacement = !care && writtenDay > replacementDays
  const birthDate = dayOrNull(
    (care?.century ?? centuryOf(year, Number(bare[6]))) + year,
    Number(bare.slice(2, 4)),
    isReplacement ? writtenDay - replacementDays : writtenDay,
  )
  if (!birthDate) return refuse('impossible-date')
  if (isAhead(birthDate, today)) return refuse('birth-date-ahead')
  return agree({
    country: 'DK',
    kind: care?.kind ?? (isReplacement ? 'replacement-cpr' : 'cpr'),
    normalized: bare,
    birthDate,
    sex: sexOf(bare[9]),
    temporary: care !== undefined || isReplacement,
    testSeries: danishTestNumbers.includes(bare),
  })
}
