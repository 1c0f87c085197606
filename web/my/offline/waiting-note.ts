/** Letters that wait to be sent, and orders that are begun. */
const kinds = ['letters', 'orders'] as const

const keyOf = (kind: (typeof kinds)[number]) => `my-waits-${kind}`

/** Whether something of somebody waits on this device: nothing of what, of whom, or of how much. */
export function noteWaiting(kind: (typeof kinds)[number], waits: boolean): void {
  if (waits) localStorage.setItem(keyOf(kind), '1')
  else localStorage.removeItem(keyOf(kind))
}

export const isWaitingNoted = (): boolean => kinds.some((kind) => localStorage.getItem(keyOf(kind)) !== null)
