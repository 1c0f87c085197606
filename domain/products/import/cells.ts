/** Reads what stands in one cell; undefined is something else than was meant. Blank cells are never asked. */
export type Reader = (cell: string) => string | number | boolean | null | undefined

/** A text as it stands, of so many characters at most. */
export const text =
  (longest: number): Reader =>
  (cell) =>
    cell.length <= longest ? cell : undefined

/** One of the words of a list, in whatever case. */
export const oneOf =
  (words: readonly string[]): Reader =>
  (cell) =>
    words.find((word) => word.toLowerCase() === cell.toLowerCase())

/** A whole number; spreadsheets write 28 as 28.0 as well. */
export const whole =
  (least: number, most: number): Reader =>
  (cell) => {
    const number = Number(cell.replace(/[\s\u00a0\u202f]/g, '').replace(/[.,]0+$/, ''))
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined
  }

/** Money with two decimals at most, point or comma, as whole minor units: 84,5 is 8450. */
export const money: Reader = (cell) => {
  const [, units, , decimals = ''] = /^(\d{1,7})([.,](\d{1,2}))?$/.exec(cell.replace(/[\s\u00a0\u202f]/g, '')) ?? []
  return units === undefined ? undefined : Number(units) * 100 + Number(decimals.padEnd(2, '0'))
}

const yes = ['yes', 'ja', 'kyllä', 'true', '1', 'x']
const no = ['no', 'nej', 'nei', 'ei', 'false', '0']

/** Yes or no in the languages of the markets. */
export const yesOrNo: Reader = (cell) => {
  const word = cell.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : undefined
}

/** A day as YYYY-MM-DD; a spreadsheet's own day may carry a time behind it. No calendar of ours has a year 0. */
export const day: Reader = (cell) => {
  const [, date = ''] = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(cell) ?? []
  if (date.startsWith('0000')) return undefined
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString()
  } catch {
    return undefined
  }
}

/** A GTIN of 8, 12, 13 or 14 digits with its check digit: weights 3 and 1 from the right. */
export const gtin: Reader = (cell) => {
  const digits = cell.replace(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0 ? digits : undefined
}

const agreementCodes: Readonly<Record<string, number>> = { A: 1, C: 2, D: 5, S: 6, L: 155 }

/** The letter of an agreement type or its code (resolved question: one-letter codes). */
export const agreementType: Reader = (cell) => {
  const code = agreementCodes[cell.toUpperCase()] ?? Number(cell)
  return Object.values(agreementCodes).includes(code) ? code : undefined
}
