import type { MarketCode } from '@omsorg/domain/market.ts'
import { type Idleness, idleness, renewalDue } from './idle.ts'
import { type RefreshOutcome, type TokenReply, refreshOnce } from './refresh.ts'
import { type SessionUser, actingId, userOf } from './session-user.ts'
import type { SessionMemory, StoredPair } from './storage.ts'
import type { SignedOutWhy, Tabs } from './tabs.ts'
import { challengeIn, field, notSignedIn, pairIn, type SignInOutcome } from './token-reply.ts'

/** The states of; `challenged` owes a second factor and may do nothing else. */
export type SessionState =
  | { readonly phase: 'signed-out'; readonly why: SignedOutWhy | null }
  | { readonly phase: 'signing-in' }
  | { readonly phase: 'challenged'; readonly userName: string; readonly challenge: string }
  | { readonly phase: 'signed-in'; readonly user: SessionUser; readonly accessToken: string }

export type ImpersonationEnd = 'stopped' | 'time-up' | 'right-withdrawn' | 'user-changed'

export interface SessionParts {
  readonly memory: SessionMemory
  readonly tabs: Tabs
  /** Sends a form to the token endpoint, in the name of a market once it is known. */
  readonly ask: (form: Readonly<Record<string, string>>, market: MarketCode | null) => Promise<TokenReply>
  readonly revoke: (refreshToken: string, market: MarketCode) => void
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

interface Pair extends StoredPair {
  readonly user: SessionUser
}

const clientId = 'web'
const scope = 'profile email offline_access roles'
/** One tab at a time uses up a token, and hands the next pair to the others before another one does. */
const oneAtATime = 'omsorg-refresh'

/** One sign-in in one tab. Knows no browser: storage, clock, network and the other tabs are given. */
export function createSession({ memory, tabs, ask, revoke, now, wait }: SessionParts) {
  let pair = read(memory.pair())
  let state: SessionState = pair ? signedIn(pair) : { phase: 'signed-out', why: null }
  let lastActivity = 0
  let running: Promise<RefreshOutcome> | null = null
  let impersonationEnd: ImpersonationEnd = 'stopped'
  /** Where a parent goes on as a child, once the second factor of the child is shown. */
  let entering: { readonly chooser: number; readonly carePlaceId: string } | null = null
  const watchers = new Set<() => void>()

  tabs.listen((message) => {
    if (message.kind === 'signed-in') return goOver(message.pair)
    if (message.kind === 'language' || message.signInId !== pair?.user.signInId) return
    if (message.kind === 'signed-out') forget(message.why)
    else if (message.kind === 'who-has') tellPairNewerThan(message.expiresAt)
    else if (message.pair.expiresAt >= pair.expiresAt && message.pair.refresh !== pair.refresh) follow(message.pair)
  })
  if (pair) tabs.tell({ kind: 'who-has', signInId: pair.user.signInId, expiresAt: pair.expiresAt })

  function become(next: SessionState): void {
    state = next
    for (const watch of watchers) watch()
  }

  function take(stored: StoredPair): boolean {
    const next = read(stored)
    if (!next) return false
    // The choices that were made for one person are not made for the next (A-4.2-22).
    if (pair && pair.user.impersonatedUserId !== next.user.impersonatedUserId) memory.clearChoices()
    memory.keepPair(stored)
    pair = next
    become(signedIn(next))
    return true
  }

  /** Another tab has a newer pair, perhaps for another care place. */
  function follow(stored: StoredPair): void {
    if (take(stored) && pair?.user.carePlaceId) memory.keepCarePlace(actingId(pair.user), pair.user.carePlaceId)
  }

  /** Another tab has signed in: the server has ended the session of this one, or is about to be asked and say so. */
  function goOver(stored: StoredPair): void {
    const stands = pair !== null || (state.phase === 'signed-out' && state.why === 'ended')
    if (!stands) return
    memory.clear()
    take(stored)
  }

  function adopt(body: unknown, kind: 'pair' | 'signed-in' = 'pair'): boolean {
    const stored = pairIn(body, now())
    const before = pair?.user
    const why = field(body, 'impersonation_ended')
    if (why === 'time-up' || why === 'right-withdrawn' || why === 'user-changed') impersonationEnd = why
    if (!stored || !take(stored)) return false
    if (!pair) return false
    // Somebody who does not belong to the place any more is not led back to it.
    if (before?.carePlaceId && !pair.user.carePlaceId) memory.forgetCarePlace(actingId(before))
    tabs.tell({ kind, signInId: pair.user.signInId, pair: stored })
    return true
  }

  function tellPairNewerThan(expiresAt: number): void {
    if (!pair || pair.expiresAt <= expiresAt) return
    const { user, ...stored } = pair
    tabs.tell({ kind: 'pair', signInId: user.signInId, pair: stored })
  }

  function forget(why: SignedOutWhy | null): void {
    pair = null
    memory.clear()
    become({ phase: 'signed-out', why })
  }

  const enter = (form: Readonly<Record<string, string>>): Promise<SignInOutcome> =>
    enterBy(() => ask({ ...form, scope, client_id: clientId }, null))

  async function enterBy(answer: () => Promise<TokenReply>): Promise<SignInOutcome> {
    become({ phase: 'signing-in' })
    const reply = await answer()
    if (reply.status !== 200) {
      become({ phase: 'signed-out', why: null })
      return notSignedIn(reply)
    }
    const challenge = challengeIn(reply.body)
    if (challenge) return owe(challenge)
    memory.clear()
    if (adopt(reply.body, 'signed-in')) return { ok: true, next: 'root' }
    become({ phase: 'signed-out', why: null })
    return { ok: false, code: 'ath0006' }
  }

  /** Whoever owed a second factor to enter a child goes on in the session that runs; everybody else begins one. */
  async function finishStep(shown: Readonly<Record<string, string>>): Promise<SignInOutcome> {
    if (state.phase !== 'challenged') return { ok: false, code: 'ath0001' }
    const { userName: username, challenge: assertion } = state
    const reply = await ask({ grant_type: '2fa', username, assertion, ...shown, scope, client_id: clientId }, null)
    if (reply.status !== 200) return notSignedIn(reply)
    if (entering) {
      if (!adopt(reply.body)) return { ok: false, code: 'ath0006' }
      memory.keepCarePlace(entering.chooser, entering.carePlaceId)
      return { ok: true, next: 'root' }
    }
    memory.clear()
    return adopt(reply.body, 'signed-in') ? { ok: true, next: 'root' } : { ok: false, code: 'ath0006' }
  }

  function owe(challenge: string): SignInOutcome {
    entering = null
    become({ phase: 'challenged', userName: userOf(challenge)?.userName ?? '', challenge })
    return { ok: true, next: '2fa' }
  }

  /**
   * A new pair for the present token, such as one for another care place. A token that has ended is renewed and the exchange
   * asked for again; when it cannot be renewed, that is what went wrong, and not the password.
   */
  async function exchange(form: Readonly<Record<string, string>>): Promise<SignInOutcome> {
    const first = await exchangeOnce(form)
    if (first.status !== 401) return outcomeOf(first)
    const before = pair?.user.impersonatedUserId
    if ((await refresh()) !== 'renewed') return { ok: false, code: 'ath0006' }
    if (pair?.user.impersonatedUserId !== before) return { ok: true, next: 'root' }
    return outcomeOf(await exchangeOnce(form))
  }

  function exchangeOnce(form: Readonly<Record<string, string>>): Promise<TokenReply & { readonly adopted: boolean }> {
    return tabs.alone(oneAtATime, async () => {
      if (!pair) return { status: 0, body: null, retryAfter: null, adopted: false }
      const { access, user } = pair
      const reply = await ask({ ...form, assertion: access, scope, client_id: clientId }, user.market)
      return { ...reply, adopted: reply.status === 200 && adopt(reply.body) }
    })
  }

  function outcomeOf(reply: TokenReply & { readonly adopted: boolean }): SignInOutcome {
    if (reply.adopted) return { ok: true, next: 'root' }
    const challenge = reply.status === 200 ? challengeIn(reply.body) : null
    if (challenge) return owe(challenge)
    return notSignedIn(reply)
  }

  /** One refresh for all who ask at the same time, in this tab and the others. */
  function refresh(): Promise<RefreshOutcome> {
    if (!pair) return Promise.resolve('ended')
    const used = pair.refresh
    running ??= tabs
      .alone(oneAtATime, () =>
        refreshOnce(used, {
          present: () => pair?.refresh ?? null,
          ask: (token) =>
            ask(
              { grant_type: 'refresh_token', refresh_token: token, scope, client_id: clientId },
              pair?.user.market ?? null,
            ),
          adopt,
          wait,
        }),
      )
      .then((outcome) => {
        if (outcome === 'ended' && pair) end('ended')
        return outcome
      })
      .finally(() => {
        running = null
      })
    return running
  }

  function end(why: SignedOutWhy): void {
    if (!pair) return
    const { refresh: token, user } = pair
    forget(why)
    tabs.tell({ kind: 'signed-out', signInId: user.signInId, why })
    if (why !== 'ended') revoke(token, user.market)
  }

  function clock(held: Pair) {
    const obtainedAt = held.expiresAt - held.user.lifetime * 1000
    const endsAt = obtainedAt + held.user.idleSeconds * 1000
    return { obtainedAt, expiresAt: held.expiresAt, endsAt, actsUntil: held.user.impersonationEndsAt, lastActivity }
  }

  return {
    state: (): SessionState => state,
    watch(change: () => void): () => void {
      watchers.add(change)
      return () => watchers.delete(change)
    },
    signIn: (userName: string, password: string) => enter({ grant_type: 'password', username: userName, password }),
    /** Signs in by another call than that of the token endpoint: with a card, or with a token of a directory. */
    enterBy,
    /** What the browser answered to the challenge. */
    signInWithPasskey: (response: string) => enter({ grant_type: 'passkey', passkey_response: response }),
    enterCode: (code: string) => finishStep({ code }),
    /** The second step by what the browser answered to the challenge. */
    showStep: (response: string) => finishStep({ passkey_response: response }),
    /** Gives up a second factor that is owed; whoever wanted to enter a child is still who they were. */
    leaveChallenge: (): void => become(pair ? signedIn(pair) : { phase: 'signed-out', why: null }),

    /** A token for one care place; a parent names the child user it acts for. Remembered per user for this session. */
    async changeCarePlace(carePlaceId: string, childUserId: number | null = null): Promise<SignInOutcome> {
      const chooser = pair && actingId(pair.user)
      const child: Record<string, string> = childUserId === null ? {} : { child_userid: String(childUserId) }
      const outcome = await exchange({ grant_type: 'change_care_place', care_place_id: carePlaceId, ...child })
      if (!outcome.ok || chooser === null) return outcome
      if (outcome.next === 'root') memory.keepCarePlace(chooser, carePlaceId)
      else entering = { chooser, carePlaceId }
      return outcome
    },
    /** The care place chosen earlier in this session by the person signed in. */
    rememberedCarePlace: (): string | null => pair && memory.carePlaceOf(actingId(pair.user)),

    impersonate(userId: number, reason: string): Promise<SignInOutcome> {
      impersonationEnd = 'stopped'
      return exchange({ grant_type: 'impersonate', impersonation_userid: String(userId), reason })
    },
    /** When it has ended already, the refresh that follows says so, and nothing is left to stop. */
    stopImpersonating: (): Promise<SignInOutcome> => exchange({ grant_type: 'stop_impersonate' }),
    /** Why the last one ended, as this tab heard it. */
    impersonationEnd: (): ImpersonationEnd => impersonationEnd,

    refresh,
    signOut: (): void => end('left'),

    /** A key, the mouse or touch, which also extends a session that is about to end. */
    noteActivity(): void {
      lastActivity = now()
    },
    /** To be called about once a second: renews in time, ends an idle session, says how idle it is. */
    tick(): Idleness {
      if (!pair) return { kind: 'quiet' }
      const present = clock(pair)
      const idle = idleness(present, now())
      if (idle.kind === 'over') end('idle')
      else if (renewalDue(present, now()) && !running) void refresh()
      return idle
    },
  }
}

export type Session = ReturnType<typeof createSession>

function read(stored: StoredPair | null): Pair | null {
  const user = stored && userOf(stored.access)
  return user && !user.twoFactorChallenge ? { ...stored, user } : null
}

function signedIn({ user, access }: Pair): SessionState {
  return { phase: 'signed-in', user, accessToken: access }
}
