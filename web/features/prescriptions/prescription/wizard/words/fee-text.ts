import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { Basis } from '../form/basis.ts'

export type Fee = Pick<
  NonNullable<Basis['patientFee']>,
  'method' | 'type' | 'amount' | 'percentage' | 'minimumOrderLimit'
>

/** How the currency is written beside an amount: 'kr', or 'SEK' where a language says it so. */
export function currencyWord({ money }: Pick<Formats, 'money'>): string {
  return money(0).replace(/\s*\d[\d.,\s]*\d\s*/, '')
}

/** The kind of the fee, and below which order none is taken. */
export function feeHelp(fee: Fee, t: AllTexts, f: Formats): string {
  const words = t.prescribing.period
  const kind = words.feeKind({ method: methodText(fee, t) })
  return fee.minimumOrderLimit ? `${kind} ${words.feeLimit({ amount: f.money(fee.minimumOrderLimit) })}` : kind
}

/** "100,00 kr, per month"; null for no fee. */
export function feeValueText(fee: Fee, t: AllTexts, f: Formats): string | null {
  const value =
    fee.type === 'fixed' ? fee.amount && f.money(fee.amount) : fee.percentage && f.percent(fee.percentage / 100)
  return value ? `${value}, ${methodText(fee, t).toLocaleLowerCase()}` : null
}

function methodText({ method }: Pick<Fee, 'method'>, t: AllTexts): string {
  const words = t.prescribing.period
  return method === 'per-month' ? words.feePerMonth : words.feePerWithdrawal
}
