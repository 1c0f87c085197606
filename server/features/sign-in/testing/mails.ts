import type { World } from '../../../testing/world.ts'

const within = { timeout: 10_000, interval: 20 }

/** Waits until nothing is left to be sent. */
export async function mailsAreSent(world: World): Promise<void> {
  const { expect } = await import('vitest')
  await expect.poll(world.jobsLeft, within).toBe(0)
}

/** The secrets behind the # in the mails to an address, the oldest first. */
export function linksTo(world: World, address: string): readonly { readonly kind: string; readonly token: string }[] {
  return world
    .mailbox()
    .letters(address)
    .toReversed()
    .flatMap(({ text }) => [...text.matchAll(/\/login#(reset|welcome)=([\w-]+)/g)])
    .map(([, kind = '', token = '']) => ({ kind, token }))
}
