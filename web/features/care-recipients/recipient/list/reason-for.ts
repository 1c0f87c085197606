import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { unavailabilityCode } from '@omsorg/domain/orders/placing/unavailability-code.ts'
import type { Formats } from '@omsorg/domain/format/formats.ts'
import type { Texts } from '@omsorg/texts/shape.ts'
import { consumptionText } from '../../../products/index.ts'
import { supplyText } from '../../suggestion-text.ts'

type UrgentItem = NonNullable<RecipientRow['urgent']>

/** Why a person stands where they stand: 'Out since 2026-11-18, 4 pcs per day. No withdrawals left' */
export function reasonFor(urgent: RecipientRow['urgent'], t: Texts, format: Formats): string {
  if (!urgent) return t.careRecipients.supply.noProducts
  const state = [supplyText(t, format, urgent.suggestion), consumptionText(t, urgent)].filter(Boolean).join(', ')
  const hindrance = hindranceOf(urgent, t)
  return hindrance ? `${state}. ${hindrance}` : state
}

function hindranceOf({ suggestion }: UrgentItem, t: Texts): string | null {
  const { reasons } = t.unavailability
  const { reason, word } = suggestion
  if (reason === null || word === 'recently-ordered') return null
  if (reason === unavailabilityCode.noWithdrawalsRemain) return t.careRecipients.withdrawals.none
  return Object.entries(reasons).find(([code]) => Number(code) === reason)?.[1].why ?? reasons[0].why
}
