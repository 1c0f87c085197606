import type { Locale } from './locale.ts'
import type { Minor } from './money.ts'

/**
 * Reads what a person typed or pasted as a plain decimal text ('-1234.5'), or null when it is no number. Understands the
 * minus signs - and U+2212, all spaces as group signs, and comma or point as the decimal sign. A single '1,234' or '1.234' is
 * read as a thousand only where the locale groups that way (English comma, Danish point); '0,500' never is.
 */
export function readDecimal(typed: string, locale: Locale): string | null {
  const compact = typed.replace(/[\s\u00a0\u2009\u202f'’]/g, '').replace(/^[\u2212\u2013-]/, '-')
  const match = /^(-?)([\d.,]*\d)$/.exec(compact)
  if (!match) return null
  const [, sign = '', body = ''] = match
  const decimalSign = decimalSignOf(body, locale)
  const at = decimalSign === null ? -1 : body.lastIndexOf(decimalSign)
  const whole = at < 0 ? body : body.slice(0, at)
  const fraction = at < 0 ? '' : body.slice(at + 1)
  if (!/^(\d*|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole) || !/^\d*$/.test(fraction)) return null
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '') || '0'
  return `${sign}${digits}${fraction === '' ? '' : `.${fraction}`}`
}

/** The typed number, or null. For amounts that are kept exactly use readDecimal or readMinor. */
export function readNumber(typed: string, locale: Locale): number | null {
  const decimal = readDecimal(typed, locale)
  return decimal === null ? null : Number(decimal)
}

/** A typed amount in whole minor units ('1 234,5' gives 123450); null when it is no number or finer than the minor unit. */
export function readMinor(typed: string, locale: Locale): Minor | null {
  const decimal = readDecimal(typed, locale)
  if (decimal === null) return null
  const [whole = '0', fraction = ''] = decimal.split('.')
  if (/[1-9]/.test(fraction.slice(2))) return null
  const minor = Number(whole + fraction.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}

const groupSigns: Record<Locale, ',' | '.' | null> = {
  'en-US': ',',
  'da-DK': '.',
  'sv-SE': null,
  'fi-FI': null,
  'nb-NO': null,
}

function decimalSignOf(body: string, locale: Locale): ',' | '.' | null {
  const signs = body.replace(/\d/g, '')
  if (signs === '') return null
  const last = signs.at(-1) === ',' ? ',' : '.'
  const groupsOnly = /^[1-9]\d{0,2}([.,]\d{3})+$/.test(body) && new Set(signs).size === 1
  if (groupsOnly && (signs.length > 1 || groupSigns[locale] === last)) return null
  return last
}
