import type { ActionOf } from '@omsorg/domain/organisation/action/node-actions.ts'
import type { ClientWizardStep } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import type { PlaceWizardStep } from '@omsorg/domain/organisation/care-place/wizard-steps.ts'

/** The screens that a step of the client wizard shows, each by its action; the same ones stand at the client. */
export const screensOfStep: Readonly<Record<ClientWizardStep, readonly ActionOf<'Client'>[]>> = {
  BasicInfo: ['EditClient'],
  Settings: ['CustomerNumber', 'AdditionalFeatures'],
  // The ways alone: how each of them works is a step of its own.
  AuthenticationMethods: [],
  AvailableRoles: ['AvailableRoles'],
  TherapyAreas: ['TherapyAreaSettings'],
  Prescription: ['PrescriptionSettings'],
  CareRecipient: ['CareRecipientSettings'],
  Products: ['ProductAvailability', 'ProductSettings'],
  Order: ['OrderSettings'],
  Fees: ['PatientExtraFee', 'PatientFee'],
  AuthenticationProviders: ['AuthenticationProviderSettings'],
  Summary: [],
}

/** The same of the wizard of a care place. */
export const screensOfPlaceStep: Readonly<Record<PlaceWizardStep, readonly ActionOf<'CarePlace'>[]>> = {
  BasicInfo: ['EditCarePlace'],
  CustomerNumber: ['CarePlaceCustomerNumber'],
  Prescription: ['CarePlacePrescription'],
  Order: ['CarePlaceOrderSettings'],
  CareRecipient: ['CarePlaceCareRecipientSettings'],
  Users: ['CarePlaceUsers'],
  Summary: [],
}
