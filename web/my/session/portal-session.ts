import { type Idleness, idleness, renewalDue } from '../../platform/session/idle.ts'
import { type RefreshOutcome, type TokenReply, refreshOnce } from '../../platform/session/refresh.ts'
import type { SessionMemory, StoredPair } from '../../platform/session/storage.ts'
import { field, pairIn } from '../../platform/session/token-reply.ts'
import { type Holder, holderOf } from './holder.ts'

/** Why a session ended: by the holder here or on another device, by standing idle, or because the server no longer knows it. */
export type EndedWhy = 'left' | 'elsewhere' | 'idle' | 'ended'

export type PortalState =
  | { readonly phase: 'signed-out'; readonly why: EndedWhy | null }
  | { readonly phase: 'signed-in'; readonly holder: Holder; readonly accessToken: string }

/** `no-answer`: nobody knows what came of it. The others are refusals of the token endpoint by name. */
export type EnterOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: string; readonly retryAfter: number | null }

export type TabNews =
  | { readonly kind: 'pair'; readonly signInId: string; readonly pair: StoredPair }
  | { readonly kind: 'signed-out'; readonly signInId: string; readonly why: EndedWhy }

export interface PortalSessionParts {
  readonly memory: Pick<SessionMemory, 'pair' | 'keepPair' | 'clear'> & { readonly keepBoxKey: (key: string) => void }
  readonly tell: (news: TabNews) => void
  readonly listen: (hear: (news: TabNews) => void) => void
  /** Runs the work while no other tab runs any. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Sends a form to the token endpoint. */
  readonly ask: (form: Readonly<Record<string, string>>) => Promise<TokenReply>
  readonly revoke: (refreshToken: string) => void
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

interface Pair extends StoredPair {
  readonly holder: Holder
}

/** One sign-in of a holder in one tab. Knows no browser: storage, clock, network and the other tabs are given. */
export function createPortalSession({ memory, tell, listen, alone, ask, revoke, now, wait }: PortalSessionParts) {
  let pair = read(memory.pair())
  // The page was put away and comes back later, perhaps without a line: nothing is shown of a session that has ended.
  const isOver = pair !== null && endOf(pair) <= now()
  if (isOver) {
    pair = null
    memory.clear()
  }
  let state: PortalState = pair ? signedIn(pair) : { phase: 'signed-out', why: isOver ? 'idle' : null }
  let lastActivity = 0
  let running: Promise<RefreshOutcome> | null = null
  const watchers = new Set<() => void>()

  listen((news) => {
    if (news.signInId !== pair?.holder.signInId) return
    if (news.kind === 'signed-out') forget(news.why)
    // Tabs of one sign-in use up the same tokens, so they follow each other, to another person as well.
    else if (news.pair.expiresAt >= pair.expiresAt && news.pair.refresh !== pair.refresh) take(news.pair)
  })

  function become(next: PortalState): void {
    state = next
    for (const watch of watchers) watch()
  }

  function take(stored: StoredPair): boolean {
    const next = read(stored)
    if (!next) return false
    memory.keepPair(stored)
    pair = next
    become(signedIn(next))
    return true
  }

  function adopt(body: unknown): boolean {
    const stored = pairIn(body, now())
    const boxKey = field(body, 'box_key')
    // Before anybody is in: the box is opened as soon as somebody is.
    if (stored && typeof boxKey === 'string') memory.keepBoxKey(boxKey)
    if (!stored || !take(stored) || !pair) return false
    tell({ kind: 'pair', signInId: pair.holder.signInId, pair: stored })
    return true
  }

  function forget(why: EndedWhy): void {
    pair = null
    memory.clear()
    become({ phase: 'signed-out', why })
  }

  function end(why: EndedWhy): void {
    if (!pair) return
    const { refresh: token, holder } = pair
    forget(why)
    tell({ kind: 'signed-out', signInId: holder.signInId, why })
    if (why !== 'ended') revoke(token)
  }

  function outcomeOf(reply: TokenReply): EnterOutcome {
    if (reply.status === 200 && adopt(reply.body)) return { ok: true }
    const refusal = field(reply.body, 'refusal')
    const isAnswer = reply.status >= 400 && reply.status <= 499
    return {
      ok: false,
      refusal: isAnswer && typeof refusal === 'string' ? refusal : reply.status === 429 ? 'too-many' : 'no-answer',
      retryAfter: reply.retryAfter,
    }
  }

  /** One refresh for all who ask at the same time, in this tab and the others. */
  function refresh(): Promise<RefreshOutcome> {
    if (!pair) return Promise.resolve('ended')
    const used = pair.refresh
    let refusal: unknown = null
    running ??= alone(() =>
      refreshOnce(used, {
        present: () => pair?.refresh ?? null,
        ask: async (token) => {
          const reply = await ask({ grant_type: 'refresh_token', refresh_token: token })
          refusal = field(reply.body, 'refusal')
          return reply
        },
        adopt,
        wait,
      }),
    )
      .then((outcome) => {
        if (outcome === 'ended') end(refusal === 'signed-out-elsewhere' ? 'elsewhere' : 'ended')
        return outcome
      })
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    state: (): PortalState => state,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    signIn: async (form: Readonly<Record<string, string>>): Promise<EnterOutcome> => outcomeOf(await ask(form)),
    /** The token for another person; one that has ended is renewed first. */
    async change(careRecipientId: number): Promise<EnterOutcome> {
      const once = () =>
        alone(async () =>
          ask({
            grant_type: 'change_recipient',
            assertion: pair?.access ?? '',
            care_recipient_id: String(careRecipientId),
          }),
        )
      const first = await once()
      if (first.status !== 401) return outcomeOf(first)
      return (await refresh()) === 'renewed' ? outcomeOf(await once()) : outcomeOf(first)
    },
    refresh,
    signOut: (): void => end('left'),
    /** The account is closed: there is nothing left to sign out of. */
    closed: (): void => forget('left'),
    noteActivity(): void {
      lastActivity = now()
    },
    /** To be called about once a second: renews in time, ends an idle session, says how idle it is. */
    tick(): Idleness {
      if (!pair) return { kind: 'quiet' }
      const obtainedAt = pair.expiresAt - pair.holder.lifetime * 1000
      const clock = {
        obtainedAt,
        expiresAt: pair.expiresAt,
        endsAt: endOf(pair),
        actsUntil: null,
        lastActivity,
      }
      const idle = idleness(clock, now())
      if (idle.kind === 'over') end('idle')
      else if (renewalDue(clock, now()) && !running) void refresh()
      return idle
    },
  }
}

/** Epoch milliseconds at which the server forgets the session unless it is renewed. */
function endOf({ expiresAt, holder }: Pair): number {
  return expiresAt + (holder.idleSeconds - holder.lifetime) * 1000
}

function read(stored: StoredPair | null): Pair | null {
  const holder = stored && holderOf(stored.access)
  return holder ? { ...stored, holder } : null
}

function signedIn({ holder, access }: Pair): PortalState {
  return { phase: 'signed-in', holder, accessToken: access }
}
