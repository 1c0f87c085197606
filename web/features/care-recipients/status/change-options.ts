import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { searchOrdersByCareRecipient } from '@omsorg/contract/orders/order/search-orders-by-care-recipient.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { callOptionsOf, type RecipientHere } from '../recipient-here.ts'

/** The options of an action that changes a person: whatever is shown of the person is read anew afterwards. */
export function changeOptionsOf(here: Pick<RecipientHere, 'place'>) {
  return {
    ...callOptionsOf(here),
    outdates: [readCareRecipient, searchCareRecipients, searchPrescriptions, searchOrdersByCareRecipient],
  }
}
