import { createHash } from 'node:crypto'

export interface Identity {
  /** Normalised, as it is stored. */
  readonly number: string
  readonly birthDate: string
  readonly sex: 'male' | 'female'
}

/** A GUID that follows from a name, so that the demo world has the same ones every time. */
export function guidOf(name: string): string {
  const hex = createHash('sha256').update(`omsorg demo: ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function swedish(number: string): Identity {
  return { number, birthDate: iso(number.slice(0, 4), number.slice(4, 6), number.slice(6, 8)), sex: sexOf(number[10]) }
}

/** A test person of MedCom. The seventh digit tells the century; those in use here were born in the 1900s or after 2000. */
export function danish(number: string): Identity {
  const year = Number(number.slice(4, 6))
  const seventh = Number(number[6])
  const is1900s = seventh <= 3 || ((seventh === 4 || seventh === 9) && year > 36)
  const century = is1900s ? 1900 : 2000
  return {
    number,
    birthDate: iso(String(century + year), number.slice(2, 4), number.slice(0, 2)),
    sex: sexOf(number[9]),
  }
}

const finnishSigns = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/** An artificial Finnish number: its individual number is 900 or above. */
export function finnish(birth: Temporal.PlainDate, individual: number): Identity {
  const day = `${two(birth.day)}${two(birth.month)}${two(birth.year % 100)}`
  const check = finnishSigns[Number(`${day}${individual}`) % 31] ?? ''
  const sign = birth.year < 2000 ? '-' : 'A'
  return {
    number: `${day}${sign}${individual}${check}`,
    birthDate: birth.toString(),
    sex: sexOf(String(individual % 10)),
  }
}

/** A synthetic Norwegian number, month plus 80. Null where the individual number has no check digits: take the next one. */
export function norwegian(birth: Temporal.PlainDate, individual: number): Identity | null {
  const digits = `${two(birth.day)}${two(birth.month + 80)}${two(birth.year % 100)}${String(individual).padStart(3, '0')}`
  const first = checkDigit(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2])
  const second = first === null ? null : checkDigit(`${digits}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
  if (first === null || second === null) return null
  return { number: `${digits}${first}${second}`, birthDate: birth.toString(), sex: sexOf(String(individual % 10)) }
}

function checkDigit(digits: string, weights: readonly number[]): number | null {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  const digit = (11 - (sum % 11)) % 11
  return digit === 10 ? null : digit
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function iso(year: string, month: string, day: string): string {
  return `${year}-${month}-${day}`
}

function sexOf(digit: string | undefined): 'male' | 'female' {
  return Number(digit) % 2 === 1 ? 'male' : 'female'
}
