import { moneyText } from '@omsorg/domain/format/money.ts'
import { cultureOf } from '@omsorg/texts/language.ts'
import { useLanguage } from '../language/use-texts.ts'
import type { Saved } from './filled-in.ts'

/** What a person pays, as money is written: whole kronor without öre. */
export function useMoney(): (fee: Pick<Saved['patientFee'], 'amount' | 'currency'>) => string {
  const language = useLanguage()
  return ({ amount, currency }) => moneyText(amount, currency, cultureOf(language), { isRound: true })
}
