import type { InputOf } from '@omsorg/contract/endpoint.ts'
import type { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'

/** What the list asks for where nobody has chosen anything. It stands written out, for the first script of the page asks for it. */
export const usualInput: InputOf<typeof searchCareRecipients> = {
  searchTerm: '',
  statuses: ['active'],
  suggestions: ['time-to-order', 'soon', 'consumption-missing'],
  rooms: [],
  areas: [],
  page: 1,
  pageSize: 25,
  sortBy: 0,
  sortOrder: 'asc',
}
