/** Fetched once the page is drawn: what waits from an earlier visit is sent then, and nothing is written before. */
export const loadOutbox = () => import('./outbox-here.ts')

/** Whether something is on this device alone. */
export const hasWaiting = async (): Promise<boolean> => (await loadOutbox()).outbox.waits()
