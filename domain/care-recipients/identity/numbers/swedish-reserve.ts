import { agree, refuse, type Outcome } from '../../../outcome.ts'
import type { IdentityNumber, IdentityNumberKind, IdentityNumberRefusal } from '../identity-number-kinds.ts'
import { dayOrNull, digitsOf, isAhead, passesLuhn, sexOf } from './digits.ts'

const national = /^(\d{2})(\d{2})(\d{2})(\d{2})[A-HJ-NPR-UX-Z]{2}(\d)[\dA-Z]$/
const stockholm = /^99(?:18|19|20)\d{2}\d{6}$/
const vastraGotaland = /^(\d{8})([KMX])(\d{2})(\d)$/
const varmland = /^(\d{8})S[FUXPL][\dA-Z]{2}$/
const inera = /^\d{6}(?:3[2-9]|[45]\d)\d{4}$/

/** Letters of Västra Götaland count as these in the check, and tell the sex. */
const letterValue: Readonly<Record<string, number>> = { K: 5, M: 7, X: 8 }

type Told = Pick<IdentityNumber, 'birthDate' | 'sex'>
type Read = Outcome<IdentityNumber, IdentityNumberRefusal>

/**
 * The numbers that care gives a person whose own is unknown, each of a region or of the country, all of twelve signs (
 * facts 1.1). Null for what is shaped like none of them.
 */
export function readReserve(typed: string, today: Temporal.PlainDate): Read | null {
  const bare = typed.replace('-', '')
  if (bare.length !== 12) return null
  if (varmland.test(bare)) return read('reserve-varmland', bare, dated(bare, null), today)
  if (national.test(bare)) return read('reserve-national', bare, toldByNational(bare), today)
  if (stockholm.test(bare)) {
    if (!passesLuhn(digitsOf(bare.slice(4)))) return refuse('wrong-check-digit')
    return read('reserve-stockholm', bare, { birthDate: null, sex: null }, today)
  }
  if (inera.test(bare)) {
    if (!passesLuhn(digitsOf(bare.slice(2)))) return refuse('wrong-check-digit')
    return read('reserve-inera', bare, { birthDate: null, sex: sexOf(bare[10]) }, today)
  }
  const [, , letter = '', , check] = vastraGotaland.exec(bare) ?? []
  if (!check || !passesLuhn(Array.from(bare.slice(2), (sign) => letterValue[sign] ?? Number(sign)))) return null
  const sex = letter === 'K' ? 'female' : letter === 'M' ? 'male' : null
  return read('reserve-vastra-gotaland', bare, dated(bare, sex), today)
}

function read(kind: IdentityNumberKind, normalized: string, told: Told | null, today: Temporal.PlainDate): Read {
  if (!told) return refuse('impossible-date')
  if (isAhead(told.birthDate, today)) return refuse('birth-date-ahead')
  return agree({ country: 'SE', kind, normalized, ...told, temporary: true, testSeries: false })
}

function dated(bare: string, sex: Told['sex']): Told | null {
  const birthDate = dayOrNull(Number(bare.slice(0, 4)), Number(bare.slice(4, 6)), Number(bare.slice(6, 8)))
  return birthDate && { birthDate, sex }
}

/** The century is written 3 more, and 3 more again when a series is full: 22 and 25 are 19, 23 and 26 are 20. */
function toldByNational(bare: string): Told | null {
  const [, written = '', year = '', month = '', day = '', sexDigit] = national.exec(bare) ?? []
  const sex = sexOf(sexDigit)
  if (written === '00') return Number(month) >= 20 && Number(day) >= 40 ? { birthDate: null, sex } : null
  if (Number(written) < 22) return null
  const century = Number(written) % 3 === 1 ? 19 : Number(written) % 3 === 2 ? 20 : null
  const birthDate = century && dayOrNull(century * 100 + Number(year), Number(month), Number(day))
  return birthDate ? { birthDate, sex } : null
}
