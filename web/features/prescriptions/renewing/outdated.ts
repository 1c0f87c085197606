import { readCareRecipient } from '@omsorg/contract/care-recipients/read.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/search.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/pre-order-withdrawal.ts'
import { readHistoryItem } from '@omsorg/contract/prescriptions/history-item.ts'
import { readPrescriptionHistory } from '@omsorg/contract/prescriptions/history.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescribing-basis.ts'
import { proposeRenewal } from '@omsorg/contract/prescriptions/renewal.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/search.ts'
import { readCart } from '@omsorg/contract/product-selection/read-cart.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/without-prescriptions.ts'

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
