import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { readOrderHistory } from '@omsorg/contract/orders/order/read-order-history.ts'
import { readOrderOverview } from '@omsorg/contract/orders/order/read-order-overview.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'

/** What is old once an order has been taken back: the order itself, the histories, and what the person needs. */
export const changedByCancelling = [
  readOrderHistory,
  readOrderOverview,
  searchOrdersByCareRecipient,
  readCareRecipient,
  searchCareRecipients,
]
