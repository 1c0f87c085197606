import type { HomeProduct } from '@omsorg/contract/portal/home/home-view.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLanguage, useTexts } from '../language/use-texts.ts'

/** What a product is and how much of it is used: 'Inlägg, 4 om dagen'. */
export function useKindAndUse(): (product: HomeProduct) => string {
  const { kinds, home } = useTexts()
  const language = useLanguage()
  const numbers = new Intl.NumberFormat(cultureOf(language), { maximumFractionDigits: 1 })
  return ({ product, consumption, consumptionPeriod }) => {
    const kind = kinds[product.shape]
    if (consumption === null || consumptionPeriod === null) return kind
    return `${kind}, ${home.use[consumptionPeriod]({ amount: numbers.format(consumption) })}`
  }
}
