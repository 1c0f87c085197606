import { describe, expect, test } from 'vitest'
import { userOf } from './session-user.ts'
import { fakeToken } from './testing.ts'

describe('who is signed in is read from the token', () => {
  test('with names, e-mail, user name, application and market, which is a number (A-3-38, A-3-41, A-3-43)', () =>
    expect(userOf(fakeToken({ mac: 80, app: 'CSP' }))).toMatchObject({
      id: 7,
      firstName: 'Åsa',
      lastName: 'Öst',
      email: 'asa@example.se',
      userName: 'prescriber.se',
      market: 80,
      application: 'CSP',
    }))

  test('with whom they help (A-3-39)', () => {
    expect(userOf(fakeToken({ imp_sub: '12', imp_name: 'Anna Ek' }))).toMatchObject({
      impersonatedUserId: 12,
      impersonatedUserName: 'Anna Ek',
    })
    expect(userOf(fakeToken())).toMatchObject({ impersonatedUserId: null, impersonatedUserName: null })
  })

  test('with the parent of a child, and whether it is one (A-3-40)', () => {
    expect(userOf(fakeToken({ parent_id: '3' }))).toMatchObject({ parentUserId: 3, isParentUser: false })
    expect(userOf(fakeToken({ is_parent: true }))).toMatchObject({ parentUserId: null, isParentUser: true })
  })

  test('with client, default care place and permissions, where there are any (A-3-42, A-3-44, A-3-45)', () => {
    const claims = { cid: 'client-1', dcp: 'place-1', permissions: ['OrderRead'] }
    expect(userOf(fakeToken(claims))).toMatchObject({
      clientId: 'client-1',
      defaultCarePlaceId: 'place-1',
      permissions: ['OrderRead'],
    })
    expect(userOf(fakeToken())).toMatchObject({ clientId: null, defaultCarePlaceId: null, permissions: [] })
  })

  test('with the second factor that is owed (A-3-46)', () => {
    expect(userOf(fakeToken({ tfc: true }))?.twoFactorChallenge).toBe(true)
    expect(userOf(fakeToken())?.twoFactorChallenge).toBe(false)
  })

  test('and nobody from what is no token of ours', () => {
    for (const none of ['', 'a.b.c', `e30.${btoa('{"sub":7}')}.sign`]) expect(userOf(none)).toBeNull()
  })
})
