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
      { tab: 'planning', path: pathTo('CareRecipientPlanning', person) },
      { tab: 'portalAccounts', path: pathTo('CareRecipientPortalAccounts', person) },
    ],
  }
}

interface PersonAtPlace {
  readonly careRecipientId: number
  readonly clientId: string
  readonly carePlaceId: string
}

export function hereForCustomerService(person: PersonAtPlace): RecipientHere {
  const { careRecipientId, clientId, carePlaceId } = person
  return {
    careRecipientId,
    place: { clientId, carePlaceId },
    listPath: pathTo('CSPCareRecipient'),
    orderPath: pathTo('OrderWithdrawal', person),
    tabs: [
      { tab: 'products', path: pathTo('CSPRecipient', person) },
      { tab: 'orderHistory', path: pathTo('CSPRecipientOrderHistory', person) },
      { tab: 'prescriptions', path: pathTo('CSPRecipientPrescriptionHistory', person) },
      { tab: 'selectedProducts', path: pathTo('CSPRecipientSelectedProductHistory', person) },
      { tab: 'investigations', path: pathTo('CSPRecipientInvestigationHistory', person) },
    ],
  }
}

/** Where a person of a list opens, for whoever works in that application. */
export function personPathOf(
  { careRecipientId, clientId, where }: RecipientRow,
  application: 'GUIDE' | 'PRINCIPAL' | 'CSP',
): string {
  return application === 'CSP'
    ? pathTo('CSPRecipient', { careRecipientId, clientId, carePlaceId: where.carePlaceId })
    : pathTo('CareRecipient', { careRecipientId })
}
