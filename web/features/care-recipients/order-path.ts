import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { pathTo } from '../../platform/routing/paths.ts'

/** Where the most urgent item of a person is ordered; null when it cannot be ordered now, need not be, or was ordered for today. */
export function orderPathOf({
  careRecipientId,
  urgent,
  orderedToday,
}: Pick<RecipientRow, 'careRecipientId' | 'urgent' | 'orderedToday'>): string | null {
  return urgent?.suggestion.action === 'order' && !orderedToday ? pathTo('OrderWithdrawal', { careRecipientId }) : null
}
