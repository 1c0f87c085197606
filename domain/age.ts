/** Whole years on a day; an adult has 18 of them (O-5-11, O-5-61). */
export function ageOn(birthDate: Temporal.PlainDate, today: Temporal.PlainDate): number {
  return birthDate.until(today, { largestUnit: 'years' }).years
}

export const adultAge = 18
