import { formatsFor } from '@omsorg/domain/format/formats.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLanguage } from '../../../platform/texts.tsx'

/** Money of a market, written for whoever looks at it. */
export function useMoneyOf(market: MarketCode): (amount: number) => string {
  const { language } = useLanguage()
  return formatsFor({ locale: cultureOf(language), market }).money
}
