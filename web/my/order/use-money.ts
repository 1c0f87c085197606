import type { Saved } from './filled-in.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLanguage } from '../language/use-texts.ts'

/** What a person pays, as money is written: whole kronor without öre. */
export function useMoney(): (fee: Pick<Saved['patientFee'], 'amount' | 'currency'>) => string {
  const language = useLanguage()
  return ({ amount, currency }) =>
    new Intl.NumberFormat(cultureOf(language), {
      style: 'currency',
      currency,
      minimumFractionDigits: isWhole(amount) ? 0 : 2,
    }).format(amount / inMain)
}

const inMain = 100
const isWhole = (amount: number) => amount % inMain === 0
