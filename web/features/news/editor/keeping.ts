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

/** How far the keeping has come: what another page needs to go on with it. */
export interface Pending {
  readonly held: Held | null
  /** An attempt whose answer was not heard. */
  readonly unsettled: Attempt | null
  /** Of the next attempt. */
  readonly key: string
}

/** Writes what is new, or changes what is held, under the key of the attempt. */
export type Send = (attempt: Attempt) => Promise<Kept>

const contentOf = ({ state: _state, ...content }: Written): string => JSON.stringify(content)

/**
 * Keeps one piece of news on the server, call after call. An attempt whose answer was lost is made again as it was before
 * anything newer: so a draft is never made twice, and what we saved ourselves is never taken for somebody else's.
 */
export function createKeeping(first: Pending, send: Send, newKey: () => string) {
  let { held, unsettled, key } = first

  async function attempt(one: Attempt): Promise<Kept> {
    unsettled = one
    const kept = await send(one)
    if (kept.ok) held = kept.held
    if (kept.ok || kept.definite) unsettled = null
    return kept
  }

  function attemptAnew(written: Written, as: As): Promise<Kept> {
    const taken = key
    key = newKey()
    return attempt({ held, written, key: taken, as })
  }

  return {
    held: (): Held | null => held,
    pending: (): Pending => ({ held, unsettled, key }),
    hold(now: Held): void {
      held = now
      unsettled = null
    },
    /** Saves by itself as `as`; without it as somebody said. */
    async keep(written: Written, as?: As): Promise<Kept & { readonly published?: true }> {
      const former = unsettled
      if (!former) return attemptAnew(written, as ?? 'news')
      const settled = await attempt(former)
      if (!settled.ok) return settled.definite ? attemptAnew(written, as ?? 'news') : settled
      const isSame = contentOf(former.written) === contentOf(written)
      // What was to be published has arrived after all: what is kept by itself does not take it back.
      if (as && former.written.state === 'published' && written.state === 'draft')
        return { ...(isSame ? settled : await attemptAnew(written, 'changes')), published: true }
      return isSame && former.written.state === written.state ? settled : attemptAnew(written, as ?? 'news')
    },
  }
}
