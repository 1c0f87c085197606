import { type Step, steps } from './wizard-state.ts'
import type { SavedOrder } from './draft-keeper.ts'

/** Where in which saved order a tab stands; nothing of the order itself is kept in the browser. */
export interface Pointer extends SavedOrder {
  readonly step: Step
}

const keyOf = (careRecipientId: number) => `order-wizard-${careRecipientId}`

export function readPointer(storage: Pick<Storage, 'getItem'>, careRecipientId: number): Pointer | null {
  try {
    const found: unknown = JSON.parse(storage.getItem(keyOf(careRecipientId)) ?? 'null')
    return isPointer(found) ? found : null
  } catch {
    return null
  }
}

export function keepPointer(storage: Pick<Storage, 'setItem'>, careRecipientId: number, pointer: Pointer): void {
  storage.setItem(keyOf(careRecipientId), JSON.stringify(pointer))
}

export function dropPointer(storage: Pick<Storage, 'removeItem'>, careRecipientId: number): void {
  storage.removeItem(keyOf(careRecipientId))
}

function isPointer(found: unknown): found is Pointer {
  if (typeof found !== 'object' || found === null) return false
  const { customerOrderId, rowVersion, step } = found as Partial<Pointer>
  return Number.isInteger(customerOrderId) && Number.isInteger(rowVersion) && steps.some((each) => each === step)
}
