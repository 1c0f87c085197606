// Whoever starts at a care unit types its code, so that the request comes to whoever administers the unit. It is the end of the
// unit's id in letters that are not mistaken for each other: it opens nothing, and nobody is told whether it fits.
const digits = '0123456789abcdef'
const letters = 'BCDFGHJKLMNPRSTV'
const length = 12

/** The code of a care unit, in groups that can be read out. */
export function unitCode(careUnitId: string): string {
  const ending = careUnitId.replaceAll('-', '').toLowerCase().slice(-length)
  const spelled = [...ending].map((digit) => letters[digits.indexOf(digit)] ?? '').join('')
  return (spelled.match(/.{1,4}/g) ?? []).join('-')
}

/** The end of the id that a code stands for; null for what is no code. */
export function idEndingOf(code: string): string | null {
  const spelled = code.toUpperCase().replaceAll(/[\s-]/g, '')
  if (spelled.length !== length || [...spelled].some((letter) => !letters.includes(letter))) return null
  return [...spelled].map((letter) => digits[letters.indexOf(letter)] ?? '').join('')
}
