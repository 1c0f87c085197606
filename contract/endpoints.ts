import { readCareRecipient } from './care-recipients/read.ts'
import { searchCareRecipients } from './care-recipients/search.ts'
import type { Definition } from './endpoint.ts'
import { cancelOrder } from './orders/cancel.ts'
import { confirmOrder } from './orders/confirm.ts'
import { receiveErpMessage } from './orders/erp-webhook.ts'
import { readOrderHistory } from './orders/order-history.ts'
import { readOrderOverview } from './orders/overview.ts'
import { preOrderWithdrawal } from './orders/pre-order-withdrawal.ts'
import { saveWithdrawal } from './orders/save-withdrawal.ts'
import { searchOrdersByCareRecipient } from './orders/search-by-care-recipient.ts'
import { searchPrescriptions } from './prescriptions/search.ts'
import { readClientMembership } from './sign-in/client-membership.ts'
import { readMaintenance } from './sign-in/maintenance.ts'
import { readMembership } from './sign-in/membership.ts'
import { revokeToken } from './sign-in/revoke.ts'
import { setDefaultCarePlace } from './sign-in/set-default-care-place.ts'
import { issueToken } from './sign-in/token.ts'

/** Every endpoint there is. The documentation of the interface and the tests that hold for all calls are made from this list. */
export const endpoints: readonly Definition[] = [
  issueToken,
  revokeToken,
  readMaintenance,
  readMembership,
  readClientMembership,
  setDefaultCarePlace,
  searchCareRecipients,
  readCareRecipient,
  searchPrescriptions,
  preOrderWithdrawal,
  saveWithdrawal,
  confirmOrder,
  cancelOrder,
  searchOrdersByCareRecipient,
  readOrderHistory,
  readOrderOverview,
  receiveErpMessage,
]
