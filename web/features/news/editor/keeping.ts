import type { Written } from './draft.ts'

/** News as the server has it: which, and as of when. */
export interface Held {
  readonly newsId: number
  readonly rowVersion: number
}

export type Kept =
  | { readonly ok: true; readonly held: Held }
  | { readonly ok: false; readonly reason: string; readonly definite: boolean }

/** Writes what is new, or changes what is held, under the key of the attempt. */
export type Send = (held: Held | null, written: Written, key: string) => Promise<Kept>

interface Attempt {
  readonly held: Held | null
  readonly written: Written
  readonly key: string
}

/**
 * Keeps one piece of news on the server, call after call. An attempt whose answer was lost is made again as it was before
 * anything newer: so a draft is never made twice, and what we saved ourselves is never taken for somebody else's.
 */
export function createKeeping(first: Held | null, send: Send, newKey: () => string) {
  let held = first
  let unsettled: Attempt | null = null

  async function attempt(one: Attempt): Promise<Kept> {
    unsettled = one
    const kept = await send(one.held, one.written, one.key)
    if (kept.ok) held = kept.held
    if (kept.ok || kept.definite) unsettled = null
    return kept
  }

  /** Finds out what became of an attempt without an answer. */
  async function settle(): Promise<Kept | null> {
    return unsettled ? attempt(unsettled) : null
  }

  return {
    held: (): Held | null => held,
    hold(now: Held): void {
      held = now
      unsettled = null
    },
    settle,
    async keep(written: Written): Promise<Kept> {
      const settled = await settle()
      if (settled && !settled.ok && !settled.definite) return settled
      return attempt({ held, written, key: newKey() })
    },
  }
}
