import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { readPrescriptionHistory } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'

/** What is shown elsewhere of a prescription that goes on or ends. */
export const outdatedByRenewing = [
  searchPrescriptions,
  readPrescriptionHistory,
  readHistoryItem,
  proposeRenewal,
  readPrescribingBasis,
  readCart,
  readWithoutPrescriptions,
  preOrderWithdrawal,
  readCareRecipient,
  searchCareRecipients,
]
