import { marketOf, type Market, type MarketCode } from '../../market.ts'
import { readIdentityNumber } from './identity-number.ts'

/**
 * The stored forms that a search term may mean when it reads as a full identity number (facts 1.1); none when it
 * does not. Stored numbers carry no separators: 12 signs in Sweden, 11 in Finland with the sign that tells the century, 11 in
 * Norway, 10 in Denmark. A Swedish number of 10 signs leaves the century open, so each that is possible is tried.
 */
export function numbersMeantBy(term: string, market: MarketCode, today: Temporal.PlainDate): string[] {
  const read = readIdentityNumber(term, market, today)
  const possible = possibleForms(term, marketOf(market).country, today)
  return [...new Set(read.ok ? [...possible, read.value.normalized] : possible)]
}

/** By its shape alone: a stored number may be older than the rules by which numbers are read. */
function possibleForms(term: string, country: Market['country'], today: Temporal.PlainDate): string[] {
  const typed = term.trim().toUpperCase()
  if (country === 'FI') return /^\d{6}[-+A-FU-Y]\d{3}[\dA-Z]$/.test(typed) ? [typed] : []
  const bare = typed.replace(/[\s-]/g, '')
  if (country === 'NO') return /^\d{11}$/.test(bare) ? [bare] : []
  if (country === 'DK') return /^\d{6}[\dA-Z]{4}$/.test(bare) ? [bare] : []
  if (/^\d{8}[\dA-Z]{4}$/.test(bare)) return [bare]
  const [, year, rest] = /^(\d{2})(\d{4}[+]?[\dA-Z]{4})$/.exec(bare) ?? []
  if (year === undefined || rest === undefined) return []
  return swedishCenturies
    .map((century) => `${century}${year}`)
    .filter((whole) => Number(whole) <= today.year)
    .map((whole) => whole + rest.replace('+', ''))
}

const swedishCenturies = ['18', '19', '20'] as const
