/** What a code on a package says, as far as a claim asks for it. */
export interface PackageCode {
  /** Application identifier 01, the item's number of the trade. */
  readonly gtin: string | null
  /** Application identifier 10, the batch: what a claim calls the lot. */
  readonly lot: string | null
  /** Application identifier 17, `YYYY-MM-DD`. */
  readonly expiresOn: string | null
  /** Application identifier 21. */
  readonly serial: string | null
}

/** Ends an element of variable length, in a code as a reader gives it (FNC1). */
const separator = '\u001d'

/** How many characters stand behind the first two digits of what has a fixed length; it ends without a separator. */
const fixedLengths: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  '04': 16,
  '11': 6,
  '12': 6,
  '13': 6,
  '15': 6,
  '16': 6,
  '17': 6,
  '18': 6,
  '19': 6,
  '20': 2,
  '31': 8,
  '32': 8,
  '33': 8,
  '34': 8,
  '35': 8,
  '36': 8,
  '41': 14,
}

/** The symbology identifiers that a reader may put before a GS1 code: GS1-128, DataMatrix, QR and DataBar. */
const readerPrefix = /^\](?:C1|d2|Q3|e0)/

/** Characters that a value may hold (GS1 character set 82). */
const valuePattern = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/

/**
 * Reads a GS1 element string, as a camera gives it, or with its identifiers in brackets, as it is printed below the bars. Null
 * for what is none, such as a plain number or an address.
 */
export function readPackageCode(read: string): PackageCode | null {
  const text = read.trim().replace(readerPrefix, '')
  const elements = text.startsWith('(') ? bracketed(text) : strung(text.replace(new RegExp(`^${separator}`), ''))
  if (elements === null || elements.size === 0) return null
  const gtin = elements.get('01') ?? null
  if (gtin !== null && !hasCheckDigit(gtin)) return null
  return {
    gtin,
    lot: elements.get('10') ?? null,
    expiresOn: dayOf(elements.get('17') ?? null),
    serial: elements.get('21') ?? null,
  }
}

/** The lot in whatever was read: that of a GS1 code, else the text itself where it can be one. Null where none is in it. */
export function lotIn(read: string): string | null {
  const code = readPackageCode(read)
  if (code) return code.lot
  const text = read.trim()
  return text.length <= 20 && valuePattern.test(text) && !/^\d{8,14}$/.test(text) ? text : null
}

type Elements = Map<string, string>

/** `(01)09506000134352(10)K4471-B` */
function bracketed(text: string): Elements | null {
  const elements: Elements = new Map()
  const whole = /^(?:\(\d{2,4}\)[^()]+)+$/.test(text)
  if (!whole) return null
  for (const [, identifier = '', value = ''] of text.matchAll(/\((\d{2,4})\)([^()]+)/g))
    elements.set(identifier, value.trim())
  return isSound(elements) ? elements : null
}

/** Identifiers and values strung together; those of variable length end with a separator or the code. */
function strung(text: string): Elements | null {
  const elements: Elements = new Map()
  let at = 0
  while (at < text.length) {
    const identifier = identifierAt(text, at)
    if (identifier === null) return null
    const begins = at + identifier.length
    const fixed = fixedLengths[identifier.slice(0, 2)]
    const isFixed = fixed !== undefined && 2 + fixed <= text.length - at
    if (fixed !== undefined && !isFixed) return null
    const next = text.indexOf(separator, begins)
    const ends = isFixed ? at + 2 + fixed : next < 0 ? text.length : next
    elements.set(identifier, text.slice(begins, ends))
    at = text[ends] === separator ? ends + 1 : ends
  }
  return isSound(elements) ? elements : null
}

/** Two digits for most; three for 21x to 25x, 4xx and 7xx beyond, four for measures and what industry agreed on. */
function identifierAt(text: string, at: number): string | null {
  const digits = /^\d{2,4}/.exec(text.slice(at, at + 4))?.[0]
  if (digits === undefined) return null
  const length = /^(?:23[5]|24|25|40|41|42|71)/.test(digits)
    ? 3
    : /^(?:3[1-6]|39|43|70|72|80|81|82)/.test(digits)
      ? 4
      : 2
  return digits.length >= length ? digits.slice(0, length) : null
}

const longestValue: Readonly<Record<string, number>> = { '10': 20, '21': 20 }

function isSound(elements: Elements): boolean {
  return [...elements].every(([identifier, value]) => {
    const fixed = fixedLengths[identifier]
    if (fixed !== undefined) return value.length === fixed && /^\d+$/.test(value)
    return valuePattern.test(value) && value.length <= (longestValue[identifier] ?? 90)
  })
}

/** Weights 3 and 1 from the right. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** `YYMMDD`; the day 00 is the last of its month. Years from 51 on are of the century before, seen from 2000 to 2050. */
function dayOf(text: string | null): string | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? '') ?? []
  if (year === '' || Number(month) < 1 || Number(month) > 12) return null
  const first = Temporal.PlainDate.from({
    year: Number(year) + (Number(year) > 50 ? 1900 : 2000),
    month: Number(month),
    day: 1,
  })
  const wanted = day === '00' ? first.daysInMonth : Number(day)
  return wanted > first.daysInMonth ? null : first.with({ day: wanted }).toString()
}
