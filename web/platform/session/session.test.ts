import { describe, expect, test } from 'vitest'
import { fakeBrowser, fakeStorage, fakeTabs, fakeToken, pairReply, refusal } from './testing.ts'

describe('signing in', () => {
  test('stores the pair under the keys of the specification', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    expect(browser.session.state()).toMatchObject({ phase: 'signed-in', user: { id: 7, firstName: 'Åsa', market: 10 } })
    expect(browser.storage.keys()).toEqual(['expires_at', 'jwt', 'refresh_token'])
    expect(browser.storage.getItem('expires_at')).toBe('1300000')
    expect(browser.asked[0]).toMatchObject({ grant_type: 'password', client_id: 'web', username: 'prescriber.se' })
  })
  test('that fails returns to signed out and keeps no token (A-4.2-02)', async () => {
    const browser = fakeBrowser()
    browser.answers(refusal(400, 'ath0003'))
    expect(await browser.session.signIn('x', 'y')).toEqual({ ok: false, code: 'ath0003' })
    expect(browser.session.state().phase).toBe('signed-out')
    expect(browser.storage.keys()).toEqual([])
  })
  test('without a title answers ath0006 (A-8.1-19)', async () => {
    const browser = fakeBrowser()
    browser.answers(refusal(500))
    expect(await browser.session.signIn('x', 'y')).toEqual({ ok: false, code: 'ath0006' })
  })
  test('with a second factor owed leads to the code step and opens nothing (A-4.2-04, A-4.2-05)', async () => {
    const browser = fakeBrowser()
    const access = fakeToken({ tfc: true })
    browser.answers({
      status: 200,
      body: { access_token: access, token_type: 'Bearer', expires_in: 300 },
      retryAfter: null,
    })
    expect(await browser.session.signIn('twofactor.se', 'y')).toEqual({ ok: true, next: '2fa' })
    expect(browser.session.state().phase).toBe('challenged')
    expect(browser.storage.keys()).toEqual([])
    browser.answers(refusal(400, 'ath0005'), pairReply())
    expect(await browser.session.enterCode('000000')).toEqual({ ok: false, code: 'ath0005' })
    expect(browser.session.state().phase).toBe('challenged')
    expect(await browser.session.enterCode('123456')).toEqual({ ok: true, next: 'root' })
    expect(browser.asked.at(-1)).toMatchObject({ grant_type: '2fa', username: 'twofactor.se', assertion: access })
  })
  test('survives a reload, and a broken token does not', () => {
    const storage = fakeStorage()
    storage.setItem('jwt', fakeToken())
    storage.setItem('refresh_token', 'r')
    storage.setItem('expires_at', '1300000')
    expect(fakeBrowser({ storage }).session.state().phase).toBe('signed-in')
    storage.setItem('jwt', 'nonsense')
    expect(fakeBrowser({ storage }).session.state().phase).toBe('signed-out')
  })
})

describe('signing out', () => {
  test('clears tokens, care place, wizard and former search, and revokes (A-4.2-17, A-G20)', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    for (const key of ['carePlace-7', 'order-wizard-12', 'CR-previousSearch', 'unrelated'])
      browser.storage.setItem(key, 'x')
    browser.session.signOut()
    expect(browser.storage.keys()).toEqual(['unrelated'])
    expect(browser.revoked).toEqual(['first'])
    expect(browser.session.state()).toEqual({ phase: 'signed-out', why: 'left' })
  })
})

describe('a refresh', () => {
  test('runs once for all who ask at the same time (A-4.2-13)', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.answers(pairReply({}, 'second'))
    const { session } = browser
    expect(await Promise.all([session.refresh(), session.refresh(), session.refresh()])).toEqual(
      Array.from({ length: 3 }, () => 'renewed'),
    )
    expect(browser.asked.filter((form) => form['grant_type'] === 'refresh_token')).toHaveLength(1)
    expect(browser.storage.getItem('refresh_token')).toBe('second')
  })
  test.each([400, 401, 403, 429, 499])('that answers %i signs out (A-4.2-15)', async (status) => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.answers(refusal(status))
    expect(await browser.session.refresh()).toBe('ended')
    expect(browser.session.state()).toEqual({ phase: 'signed-out', why: 'ended' })
    expect(browser.storage.keys()).toEqual([])
  })
  test.each([0, 404, 500, 502])('that answers %i keeps the token (A-4.2-16)', async (status) => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.answers(refusal(status))
    expect(await browser.session.refresh()).toBe('kept')
    expect(browser.storage.getItem('refresh_token')).toBe('first')
  })
  test('waits as long as a 503 says and asks again', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.answers(refusal(503, undefined, 3), pairReply())
    expect(await browser.session.refresh()).toBe('renewed')
    expect(browser.waited).toEqual([3000])
  })
  test('gives up without harm when 503 goes on', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.answers(...Array.from({ length: 9 }, () => refusal(503)))
    expect(await browser.session.refresh()).toBe('kept')
    expect(browser.session.state().phase).toBe('signed-in')
  })
})

describe('two tabs of one sign-in', () => {
  async function duplicated() {
    const tabs = fakeTabs()
    const one = fakeBrowser({ tabs })
    await one.signIn()
    const storage = fakeStorage()
    for (const key of one.storage.keys()) storage.setItem(key, one.storage.getItem(key) ?? '')
    return { one, other: fakeBrowser({ tabs, storage }) }
  }

  test('use the refresh token once: one refreshes and hands the pair over', async () => {
    const { one, other } = await duplicated()
    one.passes(240)
    one.answers(pairReply({}, 'second'))
    expect(await Promise.all([one.session.refresh(), other.session.refresh()])).toEqual(['renewed', 'renewed'])
    expect(other.asked).toEqual([])
    expect(other.storage.getItem('refresh_token')).toBe('second')
  })
  test('sign out together', async () => {
    const { one, other } = await duplicated()
    one.session.signOut()
    expect(other.session.state()).toEqual({ phase: 'signed-out', why: 'left' })
    expect(other.storage.keys()).toEqual([])
    expect(other.revoked).toEqual([])
  })
  test('follow a change of care place', async () => {
    const { one, other } = await duplicated()
    one.answers(pairReply({ cp: 'place-2' }))
    await one.session.changeCarePlace('place-2')
    expect(other.session.state()).toMatchObject({ user: { carePlaceId: 'place-2' } })
  })
  test('a tab that was copied too early gets the pair when it opens', async () => {
    const tabs = fakeTabs()
    const one = fakeBrowser({ tabs })
    await one.signIn()
    const storage = fakeStorage()
    for (const key of one.storage.keys()) storage.setItem(key, one.storage.getItem(key) ?? '')
    one.passes(240)
    one.answers(pairReply({}, 'second'))
    await one.session.refresh()
    fakeBrowser({ tabs, storage })
    expect(storage.getItem('refresh_token')).toBe('second')
  })
  test('of another sign-in does not listen', async () => {
    const tabs = fakeTabs()
    const [one, other] = [fakeBrowser({ tabs }), fakeBrowser({ tabs })]
    await one.signIn({ sid: 'a' })
    await other.signIn({ sid: 'b' })
    one.session.signOut()
    expect(other.session.state().phase).toBe('signed-in')
  })
})

describe('the care place', () => {
  test('is asked for with the present token and remembered per user (A-4.2-19, A-4.2-20)', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.answers(pairReply({ cp: 'place-1' }))
    await browser.session.changeCarePlace('place-1', 12)
    expect(browser.asked.at(-1)).toMatchObject({
      grant_type: 'change_care_place',
      care_place_id: 'place-1',
      child_userid: '12',
    })
    expect(browser.storage.getItem('carePlace-7')).toBe('place-1')
    expect(browser.session.rememberedCarePlace()).toBe('place-1')
  })
  test('is forgotten when impersonation stops (A-4.2-22)', async () => {
    const browser = fakeBrowser()
    await browser.signIn({ imp_sub: '44' })
    browser.storage.setItem('carePlace-44', 'x')
    browser.storage.setItem('order-wizard-1', 'x')
    browser.answers(pairReply())
    await browser.session.stopImpersonating()
    expect(browser.storage.keys()).toEqual(['expires_at', 'jwt', 'refresh_token'])
  })
})

describe('standing idle', () => {
  test('warns two minutes before the server ends the session, then signs out and says why (A-4.5-01 to A-4.5-04)', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.passes(18 * 60 - 1)
    expect(browser.session.tick()).toEqual({ kind: 'quiet' })
    browser.passes(1)
    expect(browser.session.tick()).toEqual({ kind: 'warning', secondsLeft: 120 })
    browser.passes(119)
    expect(browser.session.tick()).toEqual({ kind: 'warning', secondsLeft: 1 })
    browser.passes(1)
    browser.session.tick()
    expect(browser.session.state()).toEqual({ phase: 'signed-out', why: 'idle' })
  })
  test('work renews before the access token ends', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.passes(100)
    browser.session.noteActivity()
    browser.session.tick()
    expect(browser.asked).toHaveLength(1)
    browser.passes(140)
    browser.answers(pairReply())
    browser.session.tick()
    await expect.poll(() => browser.asked.length).toBe(2)
  })
  test('without work nothing is renewed', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.passes(600)
    browser.session.tick()
    expect(browser.asked).toHaveLength(1)
  })
  test('extending starts the time anew (A-4.5-02)', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.passes(19 * 60)
    browser.answers(pairReply())
    await browser.session.refresh()
    expect(browser.session.tick()).toEqual({ kind: 'quiet' })
  })
  test('follows a shorter time of the server (A-9-04)', async () => {
    const browser = fakeBrowser()
    const reply = pairReply()
    browser.answers({ ...reply, body: { ...(reply.body as object), refresh_expires_in: 180 } })
    await browser.session.signIn('x', 'y')
    browser.passes(60)
    expect(browser.session.tick()).toEqual({ kind: 'warning', secondsLeft: 120 })
  })
  test('a reload still knows that shorter time, under the keys of the specification', async () => {
    const browser = fakeBrowser()
    const reply = pairReply()
    browser.answers({ ...reply, body: { ...(reply.body as object), refresh_expires_in: 180 } })
    await browser.session.signIn('x', 'y')
    expect(browser.storage.keys()).toEqual(['expires_at', 'jwt', 'refresh_token'])
    const reloaded = fakeBrowser({ storage: browser.storage, startsAt: 1_060_000 })
    expect(reloaded.session.tick()).toEqual({ kind: 'warning', secondsLeft: 120 })
  })
  test('work while the warning stands renews, too', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.passes(19 * 60)
    expect(browser.session.tick().kind).toBe('warning')
    browser.session.noteActivity()
    browser.answers(pairReply())
    browser.session.tick()
    await expect.poll(() => browser.session.tick().kind).toBe('quiet')
  })
})
