import { describe, expect, test } from 'vitest'
import { fakeBrowser, fakeStorage, fakeTabs, fakeToken, pairReply, refusal } from './testing.ts'

describe('signing in', () => {
  test('stores the pair under the keys of the specification (A-9-18, A-9-19)', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    expect(browser.session.state()).toMatchObject({ phase: 'signed-in', user: { id: 7, firstName: 'Åsa', market: 10 } })
    expect(browser.storage.keys()).toEqual(['expires_at', 'jwt', 'refresh_token'])
    expect(browser.storage.getItem('expires_at')).toBe('1300000')
    expect(browser.asked[0]).toMatchObject({ grant_type: 'password', client_id: 'web', username: 'prescriber.se' })
  })
  test('is seen while it goes on (A-4.2-01)', async () => {
    const browser = fakeBrowser()
    expect(browser.session.state().phase).toBe('signed-out')
    const going = browser.signIn()
    expect(browser.session.state().phase).toBe('signing-in')
    await going
    expect(browser.session.state().phase).toBe('signed-in')
  })
  test('that fails returns to signed out and keeps no token (A-4.2-02)', async () => {
    const browser = fakeBrowser()
    browser.answers(refusal(400, 'ath0003'))
    expect(await browser.session.signIn('x', 'y')).toEqual({ ok: false, code: 'ath0003' })
    expect(browser.session.state().phase).toBe('signed-out')
    expect(browser.storage.keys()).toEqual([])
  })
  test('without a title answers ath0006 (A-8.1-19, A-8.2-06)', async () => {
    const browser = fakeBrowser()
    browser.answers(refusal(500))
    expect(await browser.session.signIn('x', 'y')).toEqual({ ok: false, code: 'ath0006' })
  })
  test('with a second factor owed leads to the code step and opens nothing (A-4.2-04, A-4.2-05)', async () => {
    const browser = fakeBrowser()
    const access = fakeToken({ tfc: true, preferred_username: 'twofactor.se' })
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
  test('clears tokens, care place, wizard, former search and what was opened, and revokes (A-4.2-17, A-9-22, A-9-23, A-G20, O-9-20)', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    for (const key of ['carePlace-7', 'order-wizard-12', 'CR-previousSearch', 'recent-7-none', 'unrelated'])
      browser.storage.setItem(key, 'x')
    browser.session.signOut()
    expect(browser.storage.keys()).toEqual(['unrelated'])
    expect(browser.revoked).toEqual(['first'])
    expect(browser.session.state()).toEqual({ phase: 'signed-out', why: 'left' })
  })
})

test('each call to the token endpoint names the market once it is known (A-1-05)', async () => {
  const browser = fakeBrowser()
  await browser.signIn({ mac: 30 })
  browser.answers(pairReply({ mac: 30 }), pairReply({ mac: 30, cp: 'place-1' }))
  await browser.session.refresh()
  await browser.session.changeCarePlace('place-1')
  browser.session.signOut()
  expect(browser.markets).toEqual([null, 30, 30, 30])
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

describe('the care place', () => {
  test('is asked for with the present token and remembered per user (A-4.2-19, A-4.2-20, A-9-21)', async () => {
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
  test('is asked for again after a refresh when the token has ended, and nobody hears of a password (A-4.2-19)', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    const renewed = pairReply({}, 'second')
    browser.answers(refusal(401, 'ath0001'), renewed, pairReply({ cp: 'place-1' }))
    expect(await browser.session.changeCarePlace('place-1')).toEqual({ ok: true, next: 'root' })
    const { access_token: given } = renewed.body as { access_token: string }
    expect(browser.asked.at(-1)).toMatchObject({ grant_type: 'change_care_place', assertion: given })
  })
  test('that cannot be asked for because nothing can be renewed is a failure of the server', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.answers(refusal(401, 'ath0001'), refusal(500))
    expect(await browser.session.changeCarePlace('place-1')).toEqual({ ok: false, code: 'ath0006' })
  })
  test('of a child that owes a second factor is not entered, and giving up leads back to the parent', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    const body = { access_token: fakeToken({ sub: '9', tfc: true }), token_type: 'Bearer', expires_in: 300 }
    browser.answers({ status: 200, body, retryAfter: null })
    expect(await browser.session.changeCarePlace('place-1', 9)).toEqual({ ok: true, next: '2fa' })
    expect(browser.session.state().phase).toBe('challenged')
    expect(browser.session.rememberedCarePlace()).toBeNull()
    browser.session.leaveChallenge()
    expect(browser.session.state()).toMatchObject({ phase: 'signed-in', user: { id: 7 } })
  })
  test('of a child that owes a second factor is entered once it is shown, in the same session', async () => {
    const tabs = fakeTabs()
    const browser = fakeBrowser({ tabs })
    await browser.signIn({ sid: 'a' })
    const body = { access_token: fakeToken({ sub: '9', sid: 'c', tfc: true }), token_type: 'Bearer', expires_in: 300 }
    browser.answers({ status: 200, body, retryAfter: null }, pairReply({ sub: '9', sid: 'a', cp: 'place-1' }))
    await browser.session.changeCarePlace('place-1', 9)
    expect(await browser.session.enterCode('123456')).toEqual({ ok: true, next: 'root' })
    expect(browser.session.state()).toMatchObject({ phase: 'signed-in', user: { id: 9, signInId: 'a' } })
    expect(browser.storage.getItem('carePlace-7')).toBe('place-1')
  })
  test('is forgotten when the person does not belong to it any more', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    browser.answers(pairReply({ cp: 'place-1' }), pairReply())
    await browser.session.changeCarePlace('place-1')
    await browser.session.refresh()
    expect(browser.session.rememberedCarePlace()).toBeNull()
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
  test('warns two minutes before the server ends the session, then signs out and says why (A-4.5-01, A-4.5-03, A-4.5-04)', async () => {
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
  test('follows a shorter time of the server, after a reload too: 3 minutes warn after one (A-9-04, A-9-05)', async () => {
    const browser = fakeBrowser()
    await browser.signIn({ ses: 180 })
    browser.passes(60)
    expect(browser.session.tick()).toEqual({ kind: 'warning', secondsLeft: 120 })
    browser.passes(119)
    expect(browser.session.tick()).toEqual({ kind: 'warning', secondsLeft: 1 })
    const reloaded = fakeBrowser({ storage: browser.storage, startsAt: 1_060_000 })
    expect(reloaded.session.tick()).toEqual({ kind: 'warning', secondsLeft: 120 })
  })
  test('of another time than usual leaves the keys as they are specified (A-9-20)', async () => {
    const browser = fakeBrowser()
    await browser.signIn({ ses: 180 })
    expect(browser.storage.keys()).toEqual(['expires_at', 'jwt', 'refresh_token'])
    expect(browser.storage.getItem('expires_at')).toBe('1300000')
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
