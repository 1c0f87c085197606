import type { StoredPair } from './storage.ts'

/** What a new tab asks the others, and what one of them answers. The nonce binds an answer to its question. */
export type HandOverMessage =
  | { readonly kind: 'who-is-signed-in'; readonly nonce: string }
  | { readonly kind: 'signed-in'; readonly nonce: string; readonly pair: StoredPair }

/** Between the tabs of one browser. */
export interface HandOverChannel {
  readonly tell: (message: HandOverMessage) => void
  readonly listen: (hear: (message: HandOverMessage) => void) => void
}

/** A tab that is signed in hands its session to whichever tab of this browser asks for it. */
export function handOver(channel: HandOverChannel, present: () => StoredPair | null): void {
  channel.listen(({ kind, nonce }) => {
    const pair = kind === 'who-is-signed-in' ? present() : null
    if (pair) channel.tell({ kind: 'signed-in', nonce, pair })
  })
}

interface Asking {
  readonly nonce: string
  /** Settled when nobody has answered in time. */
  readonly patience: Promise<unknown>
}

/** Asks the other tabs of this browser for their session; null when none has one. */
export async function askForSession(channel: HandOverChannel, { nonce, patience }: Asking): Promise<StoredPair | null> {
  const answer = new Promise<StoredPair>((resolve) => {
    channel.listen((message) => {
      if (message.kind === 'signed-in' && message.nonce === nonce) resolve(message.pair)
    })
  })
  channel.tell({ kind: 'who-is-signed-in', nonce })
  return Promise.race([answer, patience.then(() => null)])
}
