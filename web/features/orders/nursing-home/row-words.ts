import type { AllTexts } from '@omsorg/texts/shape.ts'
import { nameOrProtected } from '../../care-recipients/index.ts'
import { consumptionText } from '../../products/index.ts'
import { lineKeyOf, type LineKey } from '../placing/proposal.ts'
import { unavailableText } from '../placing/words.ts'
import type { ResidentRow } from './resident-rows.ts'

export function whoIs({ resident }: Pick<ResidentRow, 'resident'>, t: AllTexts): string {
  return nameOrProtected(resident.careRecipient, t)
}

/** Whose amount of what it is, as it is read out. */
export function whatIs(row: ResidentRow, t: AllTexts): { readonly who: string; readonly product: string } {
  return { who: whoIs(row, t), product: row.line.product.name }
}

/** Why so many are proposed, or what a person has made of it. */
export function whyText(row: ResidentRow, pasted: ReadonlyMap<LineKey, number>, t: AllTexts): string {
  const words = t.orderKinds.residents
  const { line, filled } = row
  const { quantity } = filled
  if (line.unavailabilityCode !== null) return `${unavailableText(line, t).text}.`
  if (filled.setAside && line.setAsideReason === 'flavors-unknown') return t.orders.aside.flavorsUnknown
  const suggested = line.suggestedQuantity
  const fromSheet = pasted.get(lineKeyOf(line))
  if (fromSheet !== undefined && fromSheet === quantity)
    return words.pasted({ pasted: fromSheet, suggested: suggested ?? 0 })
  if (suggested !== null && quantity !== null && quantity > 0 && quantity !== suggested) {
    return words.chosen({ suggested, chosen: quantity })
  }
  if (line.suggestion?.word === 'consumption-missing') return t.careRecipients.supply.consumptionMissing
  const allowed = line.allowedQuantity
  if (line.withdrawalsRemaining === 1 && allowed !== null) return words.lastWithdrawal({ max: allowed })
  if (line.warnings.includes('not-in-stock') && line.deliveryDate) return words.comes({ date: line.deliveryDate })
  const consumption = consumptionText(t, { ...line, unit: line.product.unit }) ?? ''
  return quantity !== null && quantity > 0 && quantity === allowed && consumption
    ? words.highest({ consumption })
    : consumption
}
