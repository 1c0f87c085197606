import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { readPrescriptionHistory } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import { readPatientFeeHistory } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-history.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useRecipientHere } from '../../care-recipients/index.ts'

/** What is shown elsewhere and changes with a prescription. */
export const outdatedByPrescribing = [
  searchPrescriptions,
  readPrescriptionHistory,
  readHistoryItem,
  readPatientFeeHistory,
  proposeRenewal,
  readPrescribingBasis,
  readCart,
  readWithoutPrescriptions,
  preOrderWithdrawal,
  readCareRecipient,
  searchCareRecipients,
]

/** Changes a prescription of the person whose page is open; `done` is what the toast says then. */
export function usePrescriptionAction<const E extends Definition>(endpoint: E, done?: string) {
  const { place } = useRecipientHere()
  return useAction(endpoint, { done, outdates: outdatedByPrescribing, ...(place ? { place } : {}) })
}
