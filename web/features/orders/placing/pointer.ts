import { memoryOf } from '../../../platform/session/storage.ts'
import type { SavedOrder } from './autosave.ts'
import { type Step, steps } from './wizard-state.ts'

/** Where in which saved order a tab stands; nothing of the order itself is kept in the browser. */
export interface Pointer extends SavedOrder {
  readonly step: Step
  /** The order was asked to be placed, and whether an answer has said that it was. */
  readonly placing?: 'asked' | 'placed'
}

/** `name` says of whom and of which kind the order is. */
export function pointerFor(name: string) {
  const memory = memoryOf(sessionStorage, `order-wizard-${name}`, isKept)
  return { ...memory, read: () => pointerOf(memory.read()) }
}

export function pointerToPlaced(customerOrderId: number): Pointer {
  return { customerOrderId, rowVersion: 0, step: 'check', placing: 'placed' }
}

/** A pointer as it is kept: one of the time when placing was a step of its own stands at the check. */
interface Kept extends Omit<Pointer, 'step'> {
  readonly step: Step | 'place'
}

export function pointerOf(kept: Kept | null): Pointer | null {
  return kept && { ...kept, step: kept.step === 'place' ? 'check' : kept.step }
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== 'object' || found === null) return false
  const { customerOrderId, rowVersion, step } = found as Partial<Kept>
  const isStep = step === 'place' || steps.some((each) => each === step)
  return Number.isInteger(customerOrderId) && Number.isInteger(rowVersion) && isStep
}
