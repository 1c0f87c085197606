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

export interface StepState {
  readonly name: ClientWizardStep
  readonly required: boolean
  readonly done: boolean
}

/** Where a client that is not finished is gone on with: what is missing first, else the summary. */
export function stepToResume(steps: readonly StepState[]): ClientWizardStep {
  return steps.find(({ name, required, done }) => required && !done && name !== 'Summary')?.name ?? 'Summary'
}

/** What is missing before anybody can work there. */
export function missingSteps(steps: readonly StepState[]): readonly ClientWizardStep[] {
  return steps.filter(({ required, done }) => required && !done).map(({ name }) => name)
}

/** The step that an address names; null for any other word. */
export function stepNamed<Step extends string>(steps: readonly Step[], written: string): Step | null {
  return steps.find((step) => step.toLowerCase() === written.toLowerCase()) ?? null
}
