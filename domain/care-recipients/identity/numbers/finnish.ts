import { agree, refuse } from '../../../outcome.ts'
import type { IdentityNumberOutcome } from '../identity-number-kinds.ts'
import { dayOrNull, isAhead, sexOf } from './digits.ts'

const shape = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([\dA-Z])$/
const checkSigns = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** Signs of a century are the same in what they say and not in whom they mean: 010190-999K and 010190Y999K are two persons. */
function centuryOf(sign: string): number {
  if (sign === '+') return 1800
  return '-UVWXY'.includes(sign) ? 1900 : 2000
}

/** Henkilötunnus DDMMYYcZZZQ (facts 1.1). The sign belongs to the identity and is kept as it is. */
export function readFinnish(typed: string, today: Temporal.PlainDate): IdentityNumberOutcome {
  const [, day = '', month = '', year = '', sign = '', individual = '', check] = shape.exec(typed) ?? []
  if (!check) return refuse('not-a-number')
  const birthDate = dayOrNull(centuryOf(sign) + Number(year), Number(month), Number(day))
  if (!birthDate) return refuse('impossible-date')
  if (checkSigns[Number(day + month + year + individual) % 31] !== check) return refuse('wrong-check-digit')
  if (Number(individual) < 2) return refuse('never-issued')
  if (isAhead(birthDate, today)) return refuse('birth-date-ahead')
  const isArtificial = Number(individual) >= 900
  return agree({
    country: 'FI',
    kind: isArtificial ? 'artificial-henkilotunnus' : 'henkilotunnus',
    normalized: typed,
    birthDate,
    sex: sexOf(individual[2]),
    temporary: isArtificial,
    testSeries: isArtificial,
  })
}
