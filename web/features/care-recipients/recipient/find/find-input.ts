import { recipientSort } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'

export const pageSize = 25

/** What is asked for: people by name, for whoever helps many clients looks for one person and not for who is due. */
export function inputOf(searchTerm: string, page: number) {
  return { searchTerm, page, pageSize, sortBy: recipientSort.lastName }
}
