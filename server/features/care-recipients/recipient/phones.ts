import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * A phone number as it is stored (E.164); a number without its country is one of the market. `stored` is the one that stands
 * now: it may stay, also where it is older than the rules by which numbers are judged.
 */
export function readPhone(
  typed: string | null,
  market: MarketCode,
  { at, stored = null }: { readonly at: string; readonly stored?: string | null },
): Outcome<string | null, 'phone-not-valid'> {
  if (typed === null) return agree(null)
  const { country } = marketOf(market)
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
  if (phone?.isValid()) return agree(phone.number)
  return stored !== null && storedPhone(typed, country) === stored ? agree(stored) : refuse('phone-not-valid', { at })
}
