import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import type { Definition } from '@omsorg/contract/endpoint.ts'
import { listWaiting } from '@omsorg/contract/orders/today/list-waiting.ts'
import { preOrderWithdrawal } from '@omsorg/contract/orders/withdrawal/pre-order-withdrawal.ts'
import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { readPrescriptionHistory } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import { readPatientFeeHistory } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-history.ts'
import { readPrescribingBasis } from '@omsorg/contract/prescriptions/prescription/read-prescribing-basis.ts'
import { countRenewRequests } from '@omsorg/contract/prescriptions/renew-request/count-renew-requests.ts'
import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { proposeRenewal } from '@omsorg/contract/prescriptions/renewal/propose-renewal.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { readCart } from '@omsorg/contract/product-selection/cart/read-cart.ts'
import { readWithoutPrescriptions } from '@omsorg/contract/product-selection/cart/read-without-prescriptions.ts'
import { type ActionOptions, useAction } from '../../../platform/calls/use-action.ts'
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
  searchRenewRequests,
  countRenewRequests,
  listWaiting,
]

/** Changes a prescription of the person whose page is open. */
export function usePrescriptionAction<const E extends Definition>(
  endpoint: E,
  options: Pick<ActionOptions<E>, 'done' | 'resolves'> = {},
) {
  const { place } = useRecipientHere()
  return useAction(endpoint, { ...options, outdates: outdatedByPrescribing, ...(place ? { place } : {}) })
}
