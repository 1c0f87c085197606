import { agree, refuse } from '../../../outcome.ts'
import type { IdentityNumberOutcome } from '../identity-number-kinds.ts'
import { swedishTestNumbers } from '../test-identity-numbers.ts'
import { dayOrNull, digitsOf, isAhead, passesLuhn, sexOf } from './digits.ts'
import { readReserve } from './swedish-reserve.ts'

const whole = /^(\d{8})[-+]?(\d{4})$/
const short = /^(\d{2})(\d{4})([-+]?)(\d{4})$/
/** Letters that stand for the first digit of a number that Skatteverket has given for the time being. */
const interim = /^(\d{8})-?([TRSUWXJKLMNP]\d{3})$/
const coordinationDays = 60

/** The twelve signs of a number of ten: the plus says that the person turns a hundred this year or has. */
function wholeOf(typed: string, today: Temporal.PlainDate): string | null {
  const [, date, serial] = whole.exec(typed) ?? []
  if (date && serial) return date + serial
  const [, year, rest, sign, last] = short.exec(typed) ?? []
  if (!year || !rest || !last) return null
  const now = today.toString().replaceAll('-', '')
  const day =
    Number(rest.slice(2)) > coordinationDays ? Number(rest.slice(2)) - coordinationDays : Number(rest.slice(2))
  const ends = `${rest.slice(0, 2)}${String(day).padStart(2, '0')}`
  const century = ['20', '19', '18'].find((each) => `${each}${year}${ends}` <= now) ?? '19'
  return `${sign === '+' ? Number(century) - 1 : century}${year}${rest}${last}`
}

/**
 * Personnummer and samordningsnummer with ten or twelve digits, interim numbers, and the reserve numbers of care (facts
 * 1.1). Stored with twelve signs, because ten leave the century open.
 */
export function readSwedish(typed: string, today: Temporal.PlainDate): IdentityNumberOutcome {
  const digits = wholeOf(typed, today)
  const reserve = readReserve(typed, today)
  if (reserve) return reserve
  if (!digits) return readInterim(typed, today)

  const [year, month, day] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6, 8))]
  if (month >= 20) return refuse('organisation-number')
  const isCoordination = day >= coordinationDays
  const birthDate = dayOrNull(year, month, isCoordination ? day - coordinationDays : day)
  // A coordination number may be given before the birth is known: month 00, day 60, or a day that no calendar has.
  const mayBeOpen = isCoordination && month <= 12 && day <= coordinationDays + 31
  if (!birthDate && !mayBeOpen) return refuse('impossible-date')
  if (year < earliestYear) return refuse('impossible-date')
  if (!passesLuhn(digitsOf(digits.slice(2)))) return refuse('wrong-check-digit')
  if (digits.slice(8, 11) === '000') return refuse('never-issued')
  if (isAhead(birthDate, today) || year > today.year) return refuse('birth-date-ahead')
  return agree({
    country: 'SE',
    kind: isCoordination ? 'samordningsnummer' : 'personnummer',
    normalized: digits,
    birthDate,
    sex: sexOf(digits[10]),
    temporary: false,
    testSeries: swedishTestNumbers.includes(digits),
  })
}

const earliestYear = 1800

function readInterim(typed: string, today: Temporal.PlainDate): IdentityNumberOutcome {
  const [, date = '', serial] = interim.exec(typed) ?? []
  if (!serial) return refuse('not-a-number')
  const birthDate = dayOrNull(Number(date.slice(0, 4)), Number(date.slice(4, 6)), Number(date.slice(6)))
  if (!birthDate) return refuse('impossible-date')
  if (isAhead(birthDate, today)) return refuse('birth-date-ahead')
  const told = { birthDate, sex: null, temporary: true, testSeries: false }
  return agree({ country: 'SE', kind: 'interim-number', normalized: date + serial, ...told })
}
