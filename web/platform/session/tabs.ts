import type { StoredPair } from './storage.ts'

/** What the tabs of one browser tell each other. Tabs of another sign-in listen to a new one alone (its id is `signInId`). */
export type TabMessage =
  | { readonly kind: 'pair'; readonly signInId: string; readonly pair: StoredPair }
  /** Somebody has signed in anew: one browser has one session, and the tabs of the former one go over to it. */
  | { readonly kind: 'signed-in'; readonly signInId: string; readonly pair: StoredPair }
  | { readonly kind: 'signed-out'; readonly signInId: string; readonly why: SignedOutWhy }
  | { readonly kind: 'who-has'; readonly signInId: string; readonly expiresAt: number }
  | { readonly kind: 'language'; readonly language: string }

/** Why a session ended: by the person, by standing idle, or because the server no longer knows it. */
export type SignedOutWhy = 'left' | 'idle' | 'ended'

export interface Tabs {
  readonly tell: (message: TabMessage) => void
  readonly listen: (hear: (message: TabMessage) => void) => void
  /** Runs the work while no other tab runs work of the same name. */
  readonly alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
}
