import type { Waiting } from '../offline/outbox.ts'

/** Whether the server has it, or it waits here to be sent; not what was refused or taken away. */
export function isKept(key: string, { letters, refused, taken }: Waiting): boolean {
  const waits = letters.some((each) => each.key === key) && !refused.has(key)
  return waits || taken.some(({ letter }) => letter.key === key)
}
