import type { LineWarning } from '@omsorg/contract/orders/order/order-codes.ts'
import { postalCodeText } from '@omsorg/domain/format/postal-code.ts'
import { longestGoodsLabel } from '@omsorg/domain/orders/withdrawal/receiver.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import type { ProposedLine } from './proposal.ts'
import type { FieldFault } from './receiver/receiver-check.ts'

/** "2 of 4 withdrawals left". */
export function withdrawalsText(line: ProposedLine, t: AllTexts): string {
  const of = line.withdrawals + line.extraWithdrawals
  return line.withdrawalsRemaining > 0
    ? t.careRecipients.withdrawals.left({ left: line.withdrawalsRemaining, of })
    : t.careRecipients.withdrawals.none
}

/** Why a line cannot be ordered, and what can be done about it. */
export function unavailableText(line: ProposedLine, t: AllTexts): { readonly text: string; readonly why: string } {
  const reasons: Readonly<Record<number, { text: string; why: string }>> = t.unavailability.reasons
  const { text, why } = reasons[line.unavailabilityCode ?? 0] ?? t.unavailability.reasons[0]
  const from =
    line.mayOrderFrom && line.unavailabilityCode === 11 ? t.unavailability.earliest({ date: line.mayOrderFrom }) : ''
  return { text, why: from || why }
}

export function warningText(warning: LineWarning, line: ProposedLine, short: number, t: AllTexts): string {
  const words = t.orders.line
  switch (warning) {
    case 'less-than-prescribed':
      return words.fewer({ count: short })
    case 'earlier-than-interval':
      return line.mayOrderFrom ? words.early({ date: line.mayOrderFrom }) : words.earlyUnknown
    case 'not-in-stock':
      return words.leadTime
    case 'delayed':
      return line.deliveryDate ? words.delayed({ date: line.deliveryDate }) : words.delayedUnknown
    case 'uncertain-delivery':
      return words.uncertain
    case 'outgoing':
      return words.outgoing
  }
}

/** What is wrong with a field, and what to do. */
export function faultText({ problem, most }: FieldFault, earliest: string, t: AllTexts): string {
  const { validation } = t
  const { receiver } = t.orders
  switch (problem) {
    case 'box-address':
      return receiver.noBox
    case 'entry-code-invalid':
      return validation.entryCode
    case 'phone-invalid':
      return validation.phone
    case 'email-invalid':
      return validation.email
    case 'goods-label-too-long':
      return validation.maxLength({ count: longestGoodsLabel })
    case 'goods-label-names-person':
      return receiver.labelNamesPerson
    case 'notification-not-allowed':
      return receiver.notifyNotAllowed
    case 'delivery-point-missing':
    case 'delivery-point-not-open':
      return receiver.deliveryPointsLater
    case 'delivery-date-unreadable':
      return validation.date
    case 'delivery-date-too-early':
      return validation.dateNotBefore({ date: earliest })
    case 'address-missing':
      return receiver.addressIncomplete
    case 'too-long':
      return validation.maxLength({ count: most ?? 0 })
    case 'invalid':
      return t.errorCodes.COM001001
    default:
      return validation.required
  }
}

interface Address {
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly countryCode: string
}

/** "Storgatan 12, 123 45 Fjällviken". */
export function addressText({ street, zip, city, countryCode }: Address): string {
  return [street, [postalCodeText(zip, countryCode), city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
