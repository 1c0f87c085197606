import { agree, refuse } from '../../../outcome.ts'
import type { IdentityNumberKind, IdentityNumberOutcome } from '../identity-number-kinds.ts'
import { dayOrNull, digitsOf, isAhead, sexOf } from './digits.ts'

const firstWeights = [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]
const secondWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]
/** From 2032 on the first check may leave these, the second none. */
const firstRemainders = [0, 1, 2, 3]

/** The century by year and individual number; null where they fit none (facts 1.1). */
function centuryOf(year: number, individual: number): number | null {
  if (individual <= 499) return 1900
  if (year <= 39) return 2000
  if (individual <= 749 && year >= 54) return 1800
  return individual >= 900 ? 1900 : null
}

function remainder(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * (digits[place] ?? 0), 0) % 11
}

/** The day is 40 more in a D-number; the month is 40 more in an H-number, and 80 more in a synthetic number of Skatteetaten. */
function partsOf(digits: string) {
  const day = Number(digits.slice(0, 2))
  const month = Number(digits.slice(2, 4))
  const isDNumber = day > 40
  const synthetic = month > 80
  const isHNumber = !synthetic && month > 40
  const kind: IdentityNumberKind = isHNumber ? 'h-number' : isDNumber ? 'd-number' : 'fodselsnummer'
  return {
    kind,
    synthetic,
    isHNumber,
    day: isDNumber ? day - 40 : day,
    month: synthetic ? month - 80 : isHNumber ? month - 40 : month,
    year: Number(digits.slice(4, 6)),
    individual: Number(digits.slice(6, 9)),
  }
}

/** Fødselsnummer DDMMYY III KK with its kinds: D-number, H-number and the FH-number of hospitals, which tells nothing. */
export function readNorwegian(typed: string, today: Temporal.PlainDate): IdentityNumberOutcome {
  const bare = typed.replace(/^(\d{6})-(\d{5})$/, '$1$2')
  if (!/^\d{11}$/.test(bare)) return refuse('not-a-number')
  const digits = digitsOf(bare)
  const first = remainder(digits, firstWeights)
  const checks = firstRemainders.includes(first) && remainder(digits, secondWeights) === 0
  if (/^[89]/.test(bare)) {
    if (!checks || first !== 0) return refuse('wrong-check-digit')
    const told = { birthDate: null, sex: null, temporary: true, testSeries: false }
    return agree({ country: 'NO', kind: 'fh-number', normalized: bare, ...told })
  }

  const { kind, synthetic, isHNumber, day, month, year, individual } = partsOf(bare)
  const century = centuryOf(year, individual)
  // A leap day is looked for in a year that has one, where the century is open.
  const birthDate = dayOrNull((century ?? 2000) + year, month, day)
  if (!birthDate) return refuse('impossible-date')
  if (!checks) return refuse('wrong-check-digit')
  // Numbers by the rule of 2032 are given for any birth and tell no sex; by the former rule each series has its years.
  const isByNewRule = first !== 0
  if (century === null && !isByNewRule) return refuse('never-issued')
  if (century !== null && isAhead(birthDate, today)) return refuse('birth-date-ahead')
  return agree({
    country: 'NO',
    kind,
    normalized: bare,
    birthDate: century === null ? null : birthDate,
    sex: isByNewRule ? null : sexOf(bare[8]),
    temporary: isHNumber,
    testSeries: synthetic,
  })
}
