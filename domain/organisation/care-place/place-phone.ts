import { storedPhone } from '../../format/stored-phone.ts'
import { type MarketCode, marketOf } from '../../market.ts'
import { agree, type Outcome, refuse } from '../../outcome.ts'

/** The phone of a care place as it is kept, from what is written in its country; one that stands there may stay. */
export function placePhone(
  written: string | null,
  market: MarketCode,
  stands: string | null = null,
): Outcome<string, 'phone-not-valid'> {
  const typed = written?.trim() ?? ''
  if (typed === '' || typed === stands) return agree(typed)
  const phone = storedPhone(typed, marketOf(market).country)
  return phone === null ? refuse('phone-not-valid', { at: 'phone' }) : agree(phone)
}
