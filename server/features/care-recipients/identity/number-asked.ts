import type { Seal } from '@omsorg/database/sealed.ts'
import { numbersMeantBy } from '@omsorg/domain/care-recipients/identity/identity-number-search.ts'
import { temporaryNumber } from '@omsorg/domain/care-recipients/recipient/registration.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'

/** The blind indexes of every stored form that a whole number may mean; a text that is none may be a temporary number. */
export function blindNumbersOf(typed: string, market: MarketCode, today: Temporal.PlainDate, seal: Seal): Buffer[] {
  const forms = [...numbersMeantBy(typed, market, today), temporaryNumber(typed).normalized]
  return [...new Set(forms)].map((form) => seal.blind(form))
}
