import { memoryOf } from '../../../platform/session/storage.ts'
import type { SavedOrder } from './autosave.ts'
import { type Step, steps } from './wizard-state.ts'

/** Where in which saved order a tab stands; nothing of the order itself is kept in the browser. */
export interface Pointer extends SavedOrder {
  readonly step: Step
}

export function pointerFor(careRecipientId: number) {
  return memoryOf(sessionStorage, `order-wizard-${careRecipientId}`, isPointer)
}

function isPointer(found: unknown): found is Pointer {
  if (typeof found !== 'object' || found === null) return false
  const { customerOrderId, rowVersion, step } = found as Partial<Pointer>
  return Number.isInteger(customerOrderId) && Number.isInteger(rowVersion) && steps.some((each) => each === step)
}
