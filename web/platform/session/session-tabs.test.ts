import { describe, expect, test } from 'vitest'
import { fakeBrowser, fakeStorage, fakeTabs, fakeToken, pairReply, refusal } from './testing.ts'

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
    expect(other.session.rememberedCarePlace()).toBe('place-2')
  })
  test('change the care place one after the other, each with the token that counts then', async () => {
    const { one, other } = await duplicated()
    const [first, second] = [pairReply({ cp: 'place-2' }), pairReply({ cp: 'place-3' })]
    one.answers(first)
    other.answers(second)
    await Promise.all([one.session.changeCarePlace('place-2'), other.session.changeCarePlace('place-3')])
    const { access_token: given } = first.body as { access_token: string }
    expect(other.asked[0]).toMatchObject({ assertion: given })
    for (const tab of [one, other]) expect(tab.session.state()).toMatchObject({ user: { carePlaceId: 'place-3' } })
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
    await other.signIn({ sid: 'b' })
    const storage = fakeStorage()
    storage.setItem('jwt', fakeToken({ sid: 'a' }))
    storage.setItem('refresh_token', 'r')
    storage.setItem('expires_at', '1300000')
    fakeBrowser({ tabs, storage }).session.signOut()
    expect(other.session.state().phase).toBe('signed-in')
    expect(one.session.state().phase).toBe('signed-out')
  })
})

describe('a second sign-in in the same browser', () => {
  test('takes the other tabs over, with nothing left of the one before', async () => {
    const tabs = fakeTabs()
    const [one, other] = [fakeBrowser({ tabs }), fakeBrowser({ tabs })]
    await one.signIn({ sid: 'a', sub: '7' })
    one.storage.setItem('order-wizard-12', 'x')
    await other.signIn({ sid: 'b', sub: '8' })
    expect(one.session.state()).toMatchObject({ phase: 'signed-in', user: { id: 8, signInId: 'b' } })
    expect(one.storage.keys()).toEqual(['expires_at', 'jwt', 'refresh_token'])
    expect(one.revoked).toEqual([])
  })
  test('takes over a tab whose refresh the server had refused already', async () => {
    const tabs = fakeTabs()
    const [one, other] = [fakeBrowser({ tabs }), fakeBrowser({ tabs })]
    await one.signIn({ sid: 'a' })
    one.answers(refusal(400, 'ath0001'))
    await one.session.refresh()
    await other.signIn({ sid: 'b' })
    expect(one.session.state()).toMatchObject({ phase: 'signed-in', user: { signInId: 'b' } })
  })
  test('does not sign in a tab that nobody had signed in (A-9-17)', async () => {
    const tabs = fakeTabs()
    const [one, other] = [fakeBrowser({ tabs }), fakeBrowser({ tabs })]
    await one.signIn()
    one.session.signOut()
    const door = fakeBrowser({ tabs })
    await other.signIn()
    for (const tab of [one, door]) expect(tab.session.state().phase).toBe('signed-out')
  })
})
