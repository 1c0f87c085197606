import type { Locale } from './locale.ts'
import { oncePerLocale } from './locale.ts'

/** '1 234,5' by the locale, at most three decimals. The group space is a no-break space, the Nordic minus U+2212. */
export function numberText(value: number, locale: Locale): string {
  return isSmall(value) ? String(value) : plain(locale).format(value)
}

/** '25,5 %' from 25.5: percentages are kept as they are spoken, not as parts of one. */
export function percentText(percent: number, locale: Locale): string {
  if (isSmall(percent)) return locale === 'en-US' ? `${percent}%` : `${percent}\u00a0%`
  return percentages(locale).format(percent / 100)
}

/** Below a thousand all write whole numbers alike. The first one that a browser writes by a locale costs it 30 to 45 ms. */
const isSmall = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000

const plain = oncePerLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }))
const percentages = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
)
