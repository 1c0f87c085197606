/** Fetched once the page is drawn: what waits from an earlier visit is sent then, and nothing is written before. */
export const loadOutbox = () => import('./outbox-here.ts')

/** Whether something is on this device alone. Without the outbox nothing was written here, and nothing is thrown away. */
export async function hasWaiting(): Promise<boolean> {
  try {
    return await (await loadOutbox()).isSomethingWaiting()
  } catch {
    return false
  }
}
