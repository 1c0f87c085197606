import type { Locale } from './locale.ts'
import { oncePerLocale } from './locale.ts'
import { isCount, wholeText } from './whole-number.ts'

/** '1 234,5' by the locale, at most three decimals. The group space is a no-break space, the Nordic minus U+2212. */
export function numberText(value: number, locale: Locale): string {
  return isCount(value) ? wholeText(value, locale) : plain(locale).format(value)
}

/** '25,5 %' from 25.5: percentages are kept as they are spoken, not as parts of one. */
export function percentText(percent: number, locale: Locale): string {
  if (isCount(percent)) return wholeText(percent, locale) + (locale === 'en-US' ? '%' : '\u00a0%')
  return percentages(locale).format(percent / 100)
}

const plain = oncePerLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }))
const percentages = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
)
