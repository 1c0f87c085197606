import type { RecipientFields } from '../form/recipient-fields.ts'
import type { Step } from './steps.ts'

export interface Entries {
  readonly values: RecipientFields
  readonly step: Step
  /** By the end of a session; else somebody has begun with a number elsewhere. */
  readonly interrupted: boolean
}

/**
 * Keeps a registration that was interrupted by the end of a session, in this window and nowhere else: what is filled in
 * names people, so it is written to no storage. It comes back to the same person at the same care place only.
 */
export function createHeldEntries() {
  let held: { readonly who: string; readonly entries: Entries } | null = null
  return {
    hold(who: string, entries: Entries): void {
      held = { who, entries }
    },
    /** Gives them back, once. Those of somebody else are forgotten. */
    take(who: string): Entries | null {
      const mine = held?.who === who ? held.entries : null
      held = null
      return mine
    },
    /** Somebody has signed in: what is not theirs goes. */
    keepOnlyOf(who: string): void {
      if (held && held.who !== who) held = null
    },
    isHolding: (): boolean => held !== null,
  }
}

export const heldEntries = createHeldEntries()
