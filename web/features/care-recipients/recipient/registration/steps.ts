import type { RecipientFields } from '../form/recipient-fields.ts'

export const steps = ['identity', 'contact', 'others', 'summary'] as const
export type Step = (typeof steps)[number]

/** The fields that a step asks for: they are judged before the next one. */
export const fieldsOfStep: Readonly<Record<Step, readonly (keyof RecipientFields)[]>> = {
  identity: ['ssn', 'firstName', 'lastName', 'birthDate', 'gender', 'protectedIdentity', 'protectionKind'],
  contact: ['phone', 'deliveryPhone', 'email', 'addresses', 'invoiceTo', 'invoice'],
  others: ['guardians', 'trustees', 'referenceNumber', 'room'],
  summary: [],
}

/** The step after a step; the last one stays. */
export function nextStep(step: Step): Step {
  return steps[Math.min(steps.indexOf(step) + 1, steps.length - 1)] ?? step
}

export function formerStep(step: Step): Step | null {
  return steps[steps.indexOf(step) - 1] ?? null
}

/** To which step a field belongs, to go back to what the server did not take. */
export function stepOfField(path: string): Step {
  const [first = ''] = path.split('.')
  return steps.find((step) => fieldsOfStep[step].some((field) => field === first)) ?? 'identity'
}
