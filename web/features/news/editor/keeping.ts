import type { Written } from './draft.ts'

/** News as the server has it: which, and as of when. */
export interface Held {
  readonly newsId: number
  readonly rowVersion: number
  /** What was changed of it and not published; 0 for nothing. */
  readonly changesVersion: number
}

/** The news itself; or its changes beside it, which its readers do not see. */
export type As = 'news' | 'changes'

export type Kept =
  | { readonly ok: true; readonly held: Held }
  | { readonly ok: false; readonly reason: string; readonly definite: boolean }

export interface Attempt {
  readonly held: Held | null
  readonly written: Written
  readonly key: string
  readonly as: As
}

/** Writes what is new, or changes what is held, under the key of the attempt. */
export type Send = (attempt: Attempt) => Promise<Kept>

/**
 * Keeps one piece of news on the server, call after call. An attempt whose answer was lost is made again as it was before
 * anything newer: so a draft is never made twice, and what we saved ourselves is never taken for somebody else's.
 */
export function createKeeping(first: Held | null, send: Send, newKey: () => string) {
  let held = first
  let unsettled: Attempt | null = null

  async function attempt(one: Attempt): Promise<Kept> {
    unsettled = one
    const kept = await send(one)
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
    async keep(written: Written, as: As = 'news'): Promise<Kept> {
      const settled = await settle()
      if (settled && !settled.ok && !settled.definite) return settled
      return attempt({ held, written, key: newKey(), as })
    },
  }
}
