import { describe, expect, test } from 'vitest'
import type { TokenReply } from '../../platform/session/refresh.ts'
import type { StoredPair } from '../../platform/session/storage.ts'
import { createPortalSession, type TabNews } from './portal-session.ts'

const minute = 60_000
const begin = Date.UTC(2026, 10, 20, 9)

function token(more: object = {}): string {
  const claims = {
    app: 'CRP',
    sub: '7',
    act: '12',
    mac: 10,
    sid: 's1',
    iat: 0,
    exp: 300,
    ses: 1200,
    permissions: [],
    ...more,
  }
  return `x.${btoa(JSON.stringify(claims))}.x`
}

const pairOf = (more: object = {}, refresh = 'r2') => ({
  access_token: token(more),
  refresh_token: refresh,
  expires_in: 300,
})

function world(kept: StoredPair | null = { access: token(), refresh: 'r1', expiresAt: begin + 5 * minute }) {
  let now = begin
  let stored = kept
  const told: TabNews[] = []
  const asked: Readonly<Record<string, string>>[] = []
  const revoked: string[] = []
  const boxKeys: string[] = []
  const replies: TokenReply[] = []
  let hear: (news: TabNews) => void = () => undefined
  const session = createPortalSession({
    memory: {
      pair: () => stored,
      keepPair: (pair) => {
        stored = pair
      },
      keepBoxKey: (key) => void boxKeys.push(key),
      clear: () => {
        stored = null
      },
    },
    tell: (news) => void told.push(news),
    listen: (listener) => {
      hear = listener
    },
    alone: (work) => work(),
    ask: async (form) => {
      asked.push(form)
      return replies.shift() ?? { status: 0, body: null, retryAfter: null }
    },
    revoke: (refresh) => void revoked.push(refresh),
    now: () => now,
    wait: async () => undefined,
  })
  return {
    session,
    told,
    asked,
    revoked,
    boxKeys,
    answer: (status: number, body: unknown) => void replies.push({ status, body, retryAfter: null }),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    hear: (news: TabNews) => hear(news),
    kept: () => stored,
  }
}

describe('a session of the portal', () => {
  test('goes on after a reload, with the person that was chosen', () => {
    expect(world().session.state()).toMatchObject({ phase: 'signed-in', holder: { accountId: 7, chosen: 12 } })
  })

  test('that ended while its page was put away shows nothing any more, and leaves nothing in the tab', () => {
    const put = world({ access: token(), refresh: 'r1', expiresAt: begin - 15 * minute })
    expect([put.session.state(), put.kept()]).toEqual([{ phase: 'signed-out', why: 'idle' }, null])
    const kept = { access: token(), refresh: 'r1', expiresAt: begin - 14 * minute }
    expect(world(kept).session.state().phase).toBe('signed-in')
  })

  test('is never begun by a token of staff', () => {
    const kept = { access: token({ app: 'GUIDE' }), refresh: 'r', expiresAt: begin + minute }
    expect(world(kept).session.state().phase).toBe('signed-out')
  })

  test('begins with a code, and a wrong one says so by name', async () => {
    const { session, answer, told } = world(null)
    answer(400, { refusal: 'credentials-wrong' })
    expect(await session.signIn({ grant_type: 'crp_code' })).toMatchObject({ ok: false, refusal: 'credentials-wrong' })
    answer(200, pairOf())
    expect(await session.signIn({ grant_type: 'crp_code' })).toEqual({ ok: true })
    expect(told).toMatchObject([{ kind: 'pair', signInId: 's1' }])
  })

  test('that nobody answered is not said to be wrong', async () => {
    const { session } = world(null)
    expect(await session.signIn({ grant_type: 'crp_code' })).toMatchObject({ ok: false, refusal: 'no-answer' })
  })

  test('changes to another person, and renews the token first where it has ended', async () => {
    const { session, answer, asked } = world()
    answer(401, null)
    answer(200, pairOf())
    answer(200, pairOf({ act: '13' }, 'r3'))
    expect(await session.change(13)).toEqual({ ok: true })
    expect(asked.map(({ grant_type }) => grant_type)).toEqual(['change_recipient', 'refresh_token', 'change_recipient'])
    expect(session.state()).toMatchObject({ holder: { chosen: 13 } })
  })

  test('stands idle for twenty minutes at most, and says so two before', () => {
    const { session, pass, revoked, kept } = world()
    pass(17 * minute)
    expect(session.tick()).toEqual({ kind: 'quiet' })
    pass(minute + 1000)
    expect(session.tick()).toEqual({ kind: 'warning', secondsLeft: 119 })
    pass(2 * minute)
    expect(session.tick()).toEqual({ kind: 'over' })
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'idle' })
    expect([revoked, kept()]).toEqual([['r1'], null])
  })

  test('that the server no longer knows ends here as well', async () => {
    const { session, answer, told } = world()
    answer(400, { refusal: 'token-dead' })
    expect(await session.refresh()).toBe('ended')
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'ended' })
    expect(told).toEqual([{ kind: 'signed-out', signInId: 's1', why: 'ended' }])
  })

  test('that its holder ended on another device says so, in every tab of it', async () => {
    const { session, answer, told } = world()
    answer(400, { refusal: 'signed-out-elsewhere' })
    expect(await session.refresh()).toBe('ended')
    expect(session.state()).toEqual({ phase: 'signed-out', why: 'elsewhere' })
    expect(told).toEqual([{ kind: 'signed-out', signInId: 's1', why: 'elsewhere' }])
  })

  test('brings the key of what waits on the device, before anybody sees that somebody is in', async () => {
    const { session, answer, boxKeys } = world(null)
    let known: number | null = null
    session.watch(() => {
      known ??= boxKeys.length
    })
    answer(200, { ...pairOf(), box_key: 'ab12' })
    await session.signIn({ grant_type: 'crp_code' })
    expect([boxKeys, known]).toEqual([['ab12'], 1])
  })

  test('ends in every tab of it, and in no other', () => {
    const one = world()
    one.hear({ kind: 'signed-out', signInId: 'another', why: 'left' })
    expect(one.session.state().phase).toBe('signed-in')
    one.hear({ kind: 'signed-out', signInId: 's1', why: 'left' })
    expect(one.session.state()).toEqual({ phase: 'signed-out', why: 'left' })
  })

  test('takes a newer pair from another tab of it, and with it the person that was chosen there', () => {
    const { session, hear } = world()
    const pair = (act: string, expiresAt: number) => ({ access: token({ act }), refresh: `r${act}`, expiresAt })
    hear({ kind: 'pair', signInId: 's1', pair: pair('14', begin + minute) })
    expect(session.state()).toMatchObject({ holder: { chosen: 12 } })
    hear({ kind: 'pair', signInId: 's1', pair: pair('13', begin + 10 * minute) })
    expect(session.state()).toMatchObject({ holder: { chosen: 13 } })
  })
})
