/** The steps in which a client is made, in their order, by the names that stand in an address (A-2.7-63 to A-2.7-74). */
export const clientWizardSteps = [
  'BasicInfo',
  'Settings',
  'AuthenticationMethods',
  'AvailableRoles',
  'TherapyAreas',
  'Prescription',
  'CareRecipient',
  'Products',
  'Order',
  'Fees',
  'AuthenticationProviders',
  'Summary',
] as const

export type ClientWizardStep = (typeof clientWizardSteps)[number]

const required: readonly ClientWizardStep[] = [
  'BasicInfo',
  'AuthenticationMethods',
  'AvailableRoles',
  'TherapyAreas',
  'Products',
]

/** Without these nobody can sign in, or see anything to order. The markets ask for the same. */
export function isRequiredStep(step: ClientWizardStep): boolean {
  return required.includes(step)
}
