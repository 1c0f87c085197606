import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { pathTo } from '../../platform/routing/paths.ts'

/** Where the most urgent item of a person is ordered; null when it cannot be ordered now, or need not be. */
export function orderPathOf({
  careRecipientId,
  urgent,
}: Pick<RecipientRow, 'careRecipientId' | 'urgent'>): string | null {
  return urgent?.suggestion.action === 'order' ? pathTo('OrderWithdrawal', { careRecipientId }) : null
}
