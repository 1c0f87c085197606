/** The day that year, month and day name, or null where no calendar has it. */
export function dayOrNull(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

/** The Luhn check over digits, the last of them being the check digit (weights 2 and 1 from the left of ten). */
export function passesLuhn(digits: readonly number[]): boolean {
  const sum = digits
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit * 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** The digits of a text that holds nothing else. */
export function digitsOf(text: string): number[] {
  return [...text].map(Number)
}

/** In all four countries an odd digit is a man's. */
export function sexOf(digit: string | number | undefined): 'male' | 'female' {
  return Number(digit) % 2 === 1 ? 'male' : 'female'
}

/** Whether a birth lies after today; one that is not known does not. */
export function isAhead(birthDate: Temporal.PlainDate | null, today: Temporal.PlainDate): boolean {
  return birthDate !== null && Temporal.PlainDate.compare(birthDate, today) > 0
}
