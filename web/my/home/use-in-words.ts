import type { HomeProduct } from '@omsorg/contract/portal/home/home-view.ts'
import { numberText } from '@omsorg/domain/format/number.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLanguage, useTexts } from '../language/use-texts.ts'

/** What a product is and how much of it is used: 'Inlägg, 4 om dagen'. */
export function useKindAndUse(): (product: HomeProduct) => string {
  const { kinds, home } = useTexts()
  const language = useLanguage()
  const culture = cultureOf(language)
  return ({ product, consumption, consumptionPeriod }) => {
    const kind = kinds[product.shape]
    if (consumption === null || consumptionPeriod === null) return kind
    return `${kind}, ${home.use[consumptionPeriod]({ amount: numberText(Math.round(consumption * 10) / 10, culture) })}`
  }
}
