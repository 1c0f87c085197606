import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { addressView, id, oneOf, page } from '../../../platform/routing/address-view.ts'
import { searchTermOf } from '../../../platform/routing/search-term.ts'

export const requestsTerm = searchTermOf(searchRenewRequests)

/** `?state=rejected&q=komfort&request=12` */
export const requestsView = addressView({
  state: oneOf(['pending', 'accepted', 'rejected']),
  q: requestsTerm.part,
  request: id,
  page,
})
export type RequestsView = ReturnType<typeof requestsView.read>

/** The same of what somebody asked for: all of it to begin with. */
export const ownView = addressView({ state: oneOf(['all', 'pending', 'accepted', 'rejected']), page })
