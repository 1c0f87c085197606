import { storedPhone } from '@omsorg/domain/format/stored-phone.ts'
import { marketOf, type MarketCode } from '@omsorg/domain/market.ts'
import { agree, refuse, type Outcome } from '@omsorg/domain/outcome.ts'

/** A phone number as it is stored; `stored` is the one that stands now, which may stay. */
export function readPhone(
  typed: string | null,
  market: MarketCode,
  { at, stored = null }: { readonly at: string; readonly stored?: string | null },
): Outcome<string | null, 'phone-not-valid'> {
  if (typed === null) return agree(null)
  const phone = storedPhone(typed, marketOf(market).country, [stored])
  return phone === null ? refuse('phone-not-valid', { at }) : agree(phone)
}
