import { describe, expect, test } from 'vitest'
import { fakeBrowser, pairReply, refusal } from './testing.ts'

describe('an impersonation', () => {
  const acting = { imp_sub: '44', imp_exp: 1_000 + 200, exp: 200 }
  const shortPair = (): ReturnType<typeof pairReply> => {
    const reply = pairReply(acting)
    return { ...reply, body: { ...(reply.body as object), expires_in: 200 } }
  }
  test('whose end is near is renewed at its end and no sooner, and ends by itself without a key touched', async () => {
    const browser = fakeBrowser()
    browser.answers(shortPair())
    await browser.session.signIn('csp.impersonator', 'secret')
    browser.passes(199)
    browser.session.noteActivity()
    browser.session.tick()
    expect(browser.asked).toHaveLength(1)
    browser.passes(1)
    const own = pairReply()
    browser.answers({ ...own, body: { ...(own.body as object), impersonation_ended: 'time-up' } })
    browser.session.tick()
    await expect.poll(() => browser.session.impersonationEnd()).toBe('time-up')
    expect(browser.session.state()).toMatchObject({ user: { impersonatedUserId: null } })
  })
  test('that has ended on the server is stopped by the refresh that finds it out', async () => {
    const browser = fakeBrowser()
    await browser.signIn({ imp_sub: '44' })
    const own = pairReply()
    browser.answers(refusal(401), { ...own, body: { ...(own.body as object), impersonation_ended: 'right-withdrawn' } })
    expect(await browser.session.stopImpersonating()).toMatchObject({ ok: true })
    expect(browser.asked).toHaveLength(3)
    expect(browser.session.impersonationEnd()).toBe('right-withdrawn')
  })
  test('that is refused says which refusal it was', async () => {
    const browser = fakeBrowser()
    await browser.signIn()
    const body = { error: 'invalid_grant', title: 'ath0001', refusal: 'user-not-active' }
    browser.answers({ status: 400, body, retryAfter: null })
    expect(await browser.session.impersonate(9, 'Ringde')).toMatchObject({ ok: false, refusal: 'user-not-active' })
  })

  test('forgets the place of the user when one signs out (A-4.2-18)', async () => {
    const browser = fakeBrowser()
    await browser.signIn({ imp_sub: '44' })
    for (const key of ['carePlace-7', 'carePlace-44']) browser.storage.setItem(key, 'x')
    browser.session.signOut()
    expect(browser.storage.keys()).toEqual([])
  })
})
