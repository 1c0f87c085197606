import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { pathTo } from '../../platform/routing/paths.ts'
import type { RecipientHere } from './recipient-here.ts'

export function hereForCareStaff(careRecipientId: number): RecipientHere {
  const person = { careRecipientId }
  return {
    careRecipientId,
    place: null,
    listPath: pathTo('CareRecipientMain'),
    orderPath: pathTo('OrderWithdrawal', person),
    tabs: [
      { tab: 'products', path: pathTo('CareRecipient', person) },
      { tab: 'orderHistory', path: pathTo('CareRecipientOrderHistory', person) },
      { tab: 'prescriptions', path: pathTo('CareRecipientPrescriptionHistory', person) },
      { tab: 'selectedProducts', path: pathTo('CareRecipientSelectedProductHistory', person) },
      { tab: 'investigations', path: pathTo('CareRecipientInvestigationHistory', person) },
      { tab: 'portalAccounts', path: pathTo('CareRecipientPortalAccounts', person) },
