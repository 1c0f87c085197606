import { marketOf, type Market, type MarketCode } from '../../market.ts'
import { refuse } from '../../outcome.ts'
import type { IdentityNumberOutcome } from './identity-number-kinds.ts'
import { readDanish } from './numbers/danish.ts'
import { readFinnish } from './numbers/finnish.ts'
import { readNorwegian } from './numbers/norwegian.ts'
import { readSwedish } from './numbers/swedish.ts'

/**
 * Reads what somebody has typed as an identity number of the market's country, special kinds included (facts 1.1,
 * O-3-01, O-5-10). `today` is the day in the market: a Swedish number of ten digits counts from it, and no birth lies after
 * it. The text is forgiven its case and its spaces; what it means is never guessed.
 */
export function readIdentityNumber(text: string, market: MarketCode, today: Temporal.PlainDate): IdentityNumberOutcome {
  const typed = text
    .normalize('NFKC')
    .replace(/[\s\u2010-\u2015\u2212]/g, bareSign)
    .toUpperCase()
  if (typed.length > longestTyped) return refuse('not-a-number')
  return readers[marketOf(market).country](typed, today)
}

const longestTyped = 20

/** A dash of whatever kind is a hyphen; a space is nothing. */
function bareSign(sign: string): string {
  return /\s/.test(sign) ? '' : '-'
}

const readers: Record<Market['country'], (typed: string, today: Temporal.PlainDate) => IdentityNumberOutcome> = {
  SE: readSwedish,
  FI: readFinnish,
  NO: readNorwegian,
  DK: readDanish,
}
