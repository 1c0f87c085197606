/** An answer of the token endpoint; status 0 when none came. `retryAfter` in seconds. */
export interface TokenReply {
  readonly status: number
  readonly body: unknown
  readonly retryAfter: number | null
}

/** `ended`: the token is dead, the person is signed out. `kept`: the server could not answer, nothing is lost. */
export type RefreshOutcome = 'renewed' | 'ended' | 'kept'

const tries = 4
const longestWait = 10

export interface RefreshParts {
  /** The refresh token that stands in this tab now; null when signed out. */
  readonly present: () => string | null
  readonly ask: (refreshToken: string) => Promise<TokenReply>
  /** Takes the new pair; false when the answer holds none. */
  readonly adopt: (body: unknown) => boolean
  readonly wait: (milliseconds: number) => Promise<void>
}

/**
 * Uses up one refresh token. Another tab may hand over a new pair at any moment, which counts as renewed. 400 to 499 but
 * 404 end the session; 503 is asked again after its Retry-After; everything else keeps the token.
 */
export async function refreshOnce(used: string, { present, ask, adopt, wait }: RefreshParts): Promise<RefreshOutcome> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    if (present() !== used) return present() === null ? 'ended' : 'renewed'
    const reply = await ask(used)
    if (present() !== used) return present() === null ? 'ended' : 'renewed'
    if (reply.status === 200) return adopt(reply.body) ? 'renewed' : 'kept'
    if (reply.status >= 400 && reply.status <= 499 && reply.status !== 404) return 'ended'
    if (reply.status !== 503) return 'kept'
    if (attempt < tries) await wait(Math.min(reply.retryAfter ?? attempt, longestWait) * 1000)
  }
  return 'kept'
}
