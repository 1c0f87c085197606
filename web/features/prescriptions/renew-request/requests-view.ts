import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { type AddressPart, addressView, id, oneOf, page } from '../../../platform/routing/address-view.ts'
import { searchText } from '../../../platform/routing/search-text.ts'

/** How long a search text is. */
export const termLength = searchRenewRequests.bounds?.properties?.['searchTerm'] ?? {}

export function isTerm(typed: string): boolean {
  const { minLength = 0, maxLength = Infinity } = termLength
  const { length } = typed.trim()
  return length >= minLength && length <= maxLength
}

const term: AddressPart<string> = {
  read: (written) => (isTerm(searchText.read(written)) ? searchText.read(written).trim() : ''),
  write: searchText.write,
}

/** `?state=rejected&q=komfort&request=12` */
export const requestsView = addressView({
  state: oneOf(['pending', 'accepted', 'rejected']),
  q: term,
  request: id,
  page,
})
export type RequestsView = ReturnType<typeof requestsView.read>

/** The same of what somebody asked for: all of it to begin with. */
export const ownView = addressView({ state: oneOf(['all', 'pending', 'accepted', 'rejected']), page })
