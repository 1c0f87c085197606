import { marketOf, type Market, type MarketCode } from '../../market.ts'

/** The part of an identity number that a search term holds, and the words beside it. */
export interface NumberPart {
  /** The other words of the term; '' when there are none. */
  readonly words: string
  /** Without separators. */
  readonly signs: string
  /** The birth dates with which the part may begin. */
  readonly born: readonly string[]
  /** The part ends with the birth date, so that it finds whoever was born that day. */
  readonly isBirthDate: boolean
}

/** The first word that can be a part of a number: a birth date, as far as one has typed, or the last signs (decision 0030). */
export function numberPartIn(term: string, market: MarketCode, today: Temporal.PlainDate): NumberPart | null {
  const words = term.trim().split(/\s+/)
  const at = words.findIndex((word) => /^(?=(?:\D*\d){3})\d[\d+-]{2,11}[\dA-Z]?-?$/i.test(word))
  const signs = (words[at] ?? '').replace(/[+-]/g, '').toUpperCase()
  if (signs.length < 4) return null
  const { born, length } = birthDatesIn(signs, marketOf(market).country, today)
  return {
    words: words.toSpliced(at, 1).join(' '),
    signs,
    born,
    isBirthDate: born.length > 0 && length === signs.length,
  }
}

/** Whether a stored number begins with the part, its century written or not, or ends with it. */
export function holdsPart(stored: string, signs: string, market: MarketCode): boolean {
  const { country } = marketOf(market)
  const bare = stored.replace(/^(\d{6})[-+A-Y](\d{3}[\dA-Z])$/i, '$1$2')
  const forms = country === 'SE' ? [bare, bare.slice(2)] : [bare]
  if (forms.some((form) => form.startsWith(signs))) return true
  // Four signs follow the birth date; in Norway five.
  return bare.endsWith(signs) && signs.length === (country === 'NO' ? 5 : 4)
}

interface DatesRead {
  readonly born: readonly string[]
  /** How many signs were read. */
  readonly length: number
}

function birthDatesIn(signs: string, country: Market['country'], today: Temporal.PlainDate): DatesRead {
  const read = (year: string, month: string, day: string) => pastDay(`${year}-${month}-${day}`, today)
  const [, y = '', m = '', d = ''] = /^(\d{4})(\d{2})(\d{2})/.exec(signs) ?? []
  const asWritten = read(y, m, d)
  if (asWritten.length > 0) return { born: asWritten, length: 8 }
  const [, one = '', two = '', three = ''] = /^(\d{2})(\d{2})(\d{4})$/.exec(signs) ?? []
  const dayFirst = country === 'SE' ? [] : read(three, two, one)
  if (dayFirst.length > 0) return { born: dayFirst, length: 8 }
  const [, a = '', b = '', c = ''] = /^(\d{2})(\d{2})(\d{2})/.exec(signs) ?? []
  const born = centuries.flatMap((century) => {
    return country === 'SE' ? read(century + a, b, c) : read(century + c, b, a)
  })
  return { born, length: 6 }
}

const centuries = ['19', '20'] as const

function pastDay(written: string, today: Temporal.PlainDate): readonly string[] {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number)
  if (year < 1900 || month < 1 || day < 1 || month > 12) return []
  const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'constrain' })
  return date.day === day && Temporal.PlainDate.compare(date, today) <= 0 ? [date.toString()] : []
}
