/** Whether something of somebody waits on this device: nothing of what, of whom, or of how much. */
const key = 'my-waits'

export function noteWaiting(waits: boolean): void {
  if (waits) localStorage.setItem(key, '1')
  else localStorage.removeItem(key)
}

export const isWaitingNoted = (): boolean => localStorage.getItem(key) !== null
