/** The steps in which a care place is made, in their order, by the names that stand in an address (A-2.7-60). */
export const placeWizardSteps = [
  'BasicInfo',
  'CustomerNumber',
  'Prescription',
  'Order',
  'CareRecipient',
  'Users',
  'Summary',
] as const

export type PlaceWizardStep = (typeof placeWizardSteps)[number]
