import { memoryOf } from './session/storage.ts'

/**
 * The persons whom somebody has set out to order for, one after another. A tab keeps their ids and nothing else, and forgets
 * them with the session.
 */
export function orderQueueIn(storage: Parameters<typeof memoryOf>[0]) {
  const memory = memoryOf(storage, 'order-wizard-queue', isQueue)
  const ids = () => memory.read() ?? []

  return {
    begin: (careRecipientIds: readonly number[]): void =>
      careRecipientIds.length > 1 ? memory.keep(careRecipientIds) : memory.drop(),
    /** Which of how many a person is; null for who does not stand in the queue. */
    placeOf(careRecipientId: number): { readonly at: number; readonly of: number } | null {
      const at = ids().indexOf(careRecipientId) + 1
      return at > 0 ? { at, of: ids().length } : null
    },
    /** Who comes after a person, in turn. */
    after(careRecipientId: number): readonly number[] {
      const at = ids().indexOf(careRecipientId)
      return at < 0 ? [] : ids().slice(at + 1)
    },
  }
}

/** The queue of this tab. */
export function orderQueue(): ReturnType<typeof orderQueueIn> {
  return orderQueueIn(sessionStorage)
}

function isQueue(found: unknown): found is readonly number[] {
  return Array.isArray(found) && found.every((each) => Number.isInteger(each))
}
