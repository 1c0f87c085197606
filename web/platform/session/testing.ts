import type { TokenReply } from './refresh.ts'
import { createSession } from './session.ts'
import { type KeyedStorage, sessionMemory } from './storage.ts'
import type { TabMessage, Tabs } from './tabs.ts'

/** A browser that can be looked into: storage, clock, tabs and a token endpoint that answers what it is told. */
export function fakeStorage(): KeyedStorage & { readonly keys: () => string[] } {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()].toSorted(),
  }
}

export function fakeTabs() {
  const listeners: { readonly tab: number; readonly hear: (message: TabMessage) => void }[] = []
  let queue: Promise<unknown> = Promise.resolve()
  let opened = 0
  return {
    open(): Tabs {
      const tab = ++opened
      return {
        tell: (message) => {
          for (const each of listeners) if (each.tab !== tab) each.hear(message)
        },
        listen: (hear) => void listeners.push({ tab, hear }),
        alone: (_, work) => {
          const turn = queue.then(work)
          queue = turn.catch(() => {})
          return turn
        },
      }
    },
  }
}

interface Claims {
  readonly sub?: string
  readonly sid?: string
  readonly cp?: string
  readonly tfc?: boolean
  readonly cid?: string
  readonly imp_sub?: string
  readonly imp_name?: string
  readonly imp_exp?: number
  readonly ses?: number
  readonly preferred_username?: string
  readonly mac?: number
  readonly app?: string
  readonly dcp?: string
  readonly is_parent?: boolean
  readonly parent_id?: string
  readonly permissions?: readonly string[]
}

let made = 0

export function fakeToken(claims: Claims = {}): string {
  const body = {
    sub: '7',
    sid: 'sign-in-1',
    app: 'GUIDE',
    mac: 10,
    iat: 0,
    exp: 300,
    ses: 1200,
    given_name: 'Åsa',
    family_name: 'Öst',
    email: 'asa@example.se',
    preferred_username: 'prescriber.se',
    is_parent: false,
    permissions: [],
    jti: ++made,
    ...claims,
  }
  return `e30.${Buffer.from(JSON.stringify(body)).toString('base64url')}.sign`
}

export function pairReply(claims: Claims = {}, refreshToken = `refresh-${made + 1}`): TokenReply {
  const body = { access_token: fakeToken(claims), refresh_token: refreshToken, token_type: 'Bearer', expires_in: 300 }
  return { status: 200, body, retryAfter: null }
}

export function refusal(status: number, title?: string, retryAfter: number | null = null): TokenReply {
  return { status, body: title ? { error: 'invalid_grant', title } : null, retryAfter }
}

export function fakeBrowser({ tabs = fakeTabs(), storage = fakeStorage(), startsAt = 1_000_000 } = {}) {
  let now = startsAt
  const asked: Readonly<Record<string, string>>[] = []
  const markets: (number | null)[] = []
  const revoked: string[] = []
  const waited: number[] = []
  const replies: (TokenReply | Promise<TokenReply>)[] = []

  const session = createSession({
    memory: sessionMemory(storage),
    tabs: tabs.open(),
    ask: async (form, market) => {
      asked.push(form)
      markets.push(market)
      return replies.shift() ?? refusal(500)
    },
    revoke: (token, market) => {
      revoked.push(token)
      markets.push(market)
    },
    now: () => now,
    wait: async (milliseconds) => void waited.push(milliseconds),
  })
  return {
    session,
    storage,
    asked,
    markets,
    revoked,
    waited,
    answers: (...next: (TokenReply | Promise<TokenReply>)[]): void => void replies.push(...next),
    passes: (seconds: number): void => {
      now += seconds * 1000
    },
    async signIn(claims: Claims = {}): Promise<void> {
      replies.push(pairReply(claims, 'first'))
      await session.signIn('prescriber.se', 'secret')
    },
  }
}
