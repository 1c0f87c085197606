import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { setDefaultCarePlace } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { revokeToken } from '@omsorg/contract/sign-in/token/revoke-token.ts'
import type { Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let erik: SignedIn
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  erik = await world.signIn(world.people.impersonator)
})
afterAll(() => world.close())

const reason = 'Order 204 097 nekades, Anna ringde'

const act = (own: SignedIn, userId: number, why = reason) =>
  world.as(own).call(issueToken, {
    input: { grant_type: 'impersonate', assertion: own.accessToken, impersonation_userid: userId, reason: why },
  })

async function acting(account: Account = world.people.prescriber): Promise<SignedIn> {
  return signedIn((await act(erik, account.id)).body, erik.cookies)
}

const stop = (actor: SignedIn) =>
  world.as(actor).call(issueToken, { input: { grant_type: 'stop_impersonate', assertion: actor.accessToken } })

const refreshed = ({ refreshToken, cookies }: SignedIn) =>
  world
    .as({ ...nobody(), cookies })
    .call(issueToken, { input: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'web' } })

const moved = (actor: SignedIn, place: string, child?: number) =>
  world.as(actor).call(issueToken, {
    input: {
      grant_type: 'change_care_place',
      assertion: actor.accessToken,
      care_place_id: place,
      ...(child === undefined ? {} : { child_userid: child }),
    },
  })

const reads = async (actor: SignedIn) =>
  (await world.as(actor).call(readMembership, { params: { id: world.people.prescriber.id } })).status

const own = () => String(world.people.impersonator.id)

const records = async () =>
  (
    await world.owner.query<{ user_id: number; end_reason: string | null }>(
      `select user_id, end_reason from omsorg.impersonation where family_id = $1 order by id`,
      [erik.claims.sid],
    )
  ).rows

describe('acting as a user (A-4.2-21)', () => {
  test('has the rights of the user without those over people, in the own name and in the own session (A-3-39, A-7.1-05)', async () => {
    const first = await acting()
    expect(first.claims).toMatchObject({
      sub: own(),
      imp_sub: String(world.people.prescriber.id),
      imp_name: 'Anna Ek',
      app: 'GUIDE',
      cid: world.home.client.id,
      dcp: world.home.place.id,
      sid: erik.claims.sid,
    })
    const there = signedIn((await moved(first, world.home.place.id)).body, erik.cookies)
    const herself = await world.signIn(world.people.prescriber)
    expect(there.claims.permissions.toSorted()).toEqual(herself.claims.permissions.toSorted())
    expect(await reads(there)).toBe(200)
  })

  test('as somebody who looks after users leaves that right with them', async () => {
    await world.owner.query(
      `insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id)
       select $1, id, $2, 'client', $2 from omsorg.role where code = 'CUAdmin'`,
      [world.people.withoutPlace.id, world.home.client.id],
    )
    const herself = await world.signIn(world.people.withoutPlace)
    expect(herself.claims.permissions).toContain('CareUnitUserWrite')
    const { claims } = await acting(world.people.withoutPlace)
    expect(claims.permissions).toEqual(herself.claims.permissions.filter((each) => each !== 'CareUnitUserWrite'))
  })

  // Who may: each row is somebody with a running session; whom: each column is an account.
  const whom = ['prescriber', 'purchaser', 'parent', 'child', 'owesSecondFactor', 'withoutPlace'] as const
  const never = {
    foreigner: 'user-out-of-reach',
    deactivated: 'user-not-active',
    locked: 'user-not-active',
    pending: 'user-not-active',
    customerService: 'user-not-staff',
    customerServiceAbroad: 'user-out-of-reach',
    administrator: 'user-not-staff',
    impersonator: 'user-not-staff',
  } as const

  test.each(whom)('is possible as %s (A-6-35, A-6-50)', async (name) => {
    const answer = await act(erik, world.people[name].id)
    expect(signedIn(answer.body, erik.cookies).claims.imp_sub).toBe(String(world.people[name].id))
  })

  test.each(Object.entries(never))('is never possible as %s', async (name, refusal) => {
    const answer = await act(erik, world.people[name as keyof typeof never].id)
    expect([answer.status, answer.body]).toMatchObject([400, { title: 'ath0001', refusal }])
    expect(await reads(erik)).toBe(200)
  })

  test.each(['customerService', 'administrator', 'prescriber', 'nurse', 'parent'] as const)(
    'is nothing for %s, whomever they name (A-6-50)',
    async (name) => {
      const somebody = await world.signIn(world.people[name])
      for (const target of [...whom, ...Object.keys(never)] as (keyof typeof never)[]) {
        const answer = await act(somebody, world.people[target].id)
        expect([answer.status, answer.body]).toMatchObject([403, { refusal: 'may-not-impersonate' }])
      }
    },
  )

  test('takes no permission that a token has and its owner has not', async () => {
    const service = await world.signIn(world.people.customerService)
    const claims = { permissions: [...service.claims.permissions, 'ImpersonationWrite'] }
    const answer = await act(await world.withClaims(service, claims), world.people.prescriber.id)
    expect([answer.status, answer.body]).toMatchObject([403, { refusal: 'may-not-impersonate' }])
  })

  test.each(['', '   '])('asks why (%j is no reason)', async (why) => {
    const answer = await act(erik, world.people.prescriber.id, why)
    expect([answer.status, answer.body]).toMatchObject([400, { refusal: 'fields-wrong' }])
  })

  test('is never done from within', async () => {
    const there = await acting()
    expect((await act(there, world.people.colleague.id)).status).toBe(403)
    // The own token counts no more meanwhile, and begins nothing.
    expect(await reads(erik)).toBe(401)
    expect((await act(erik, world.people.colleague.id)).status).toBe(403)
  })

  test('by ten clicks at once is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(erik, world.people.prescriber.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await records()).toHaveLength(1)
  })

  test('from another browser than that of the session is refused', async () => {
    const stolen = { ...erik, cookies: nobody().cookies }
    expect((await act(stolen, world.people.prescriber.id)).status).toBe(403)
  })

  test('changes nothing of the account: what is about oneself is refused', async () => {
    const there = signedIn((await moved(await acting(), world.home.place.id)).body, erik.cookies)
    for (const userId of [world.people.prescriber.id, world.people.impersonator.id]) {
      const answer = await world.as(there).call(setDefaultCarePlace, { input: { userId, carePlaceId: null } })
      expect([answer.status, answer.body]).toMatchObject([403, { detail: { missing: 'own-account' } }])
    }
  })

  test('as a parent works at the place of a child as that child, with the same end and one record more', async () => {
    const { parent, child } = world.people
    const asParent = await acting(parent)
    const { body } = await moved(asParent, world.neighbour.place.id, child.id)
    const asChild = signedIn(body, erik.cookies)
    expect(asChild.claims).toMatchObject({
      sub: own(),
      imp_sub: String(child.id),
      cid: world.neighbour.client.id,
      imp_exp: asParent.claims.imp_exp,
    })
    expect(await records()).toMatchObject([
      { user_id: parent.id, end_reason: 'other-user' },
      { user_id: child.id, end_reason: null },
    ])
    expect(signedIn((await stop(asChild)).body, erik.cookies).claims.sub).toBe(own())
  })
})

describe('stopping', () => {
  test('gives back the own session as it was, and the token of the user opens nothing more (A-7.1-06)', async () => {
    const there = signedIn((await moved(await acting(), world.home.place.id)).body, erik.cookies)
    const back = signedIn((await stop(there)).body, erik.cookies)
    const changing = { iat: 0, exp: 0, ses: 0 }
    expect({ ...back.claims, ...changing }).toEqual({ ...erik.claims, ...changing })
    expect(await reads(back)).toBe(200)
    expect(await reads(there)).toBe(401)
    expect((await moved(there, world.home.place.id)).status).toBe(401)
    expect((await stop(there)).status).toBe(401)
    expect(signedIn((await refreshed(there)).body, erik.cookies).claims.imp_sub).toBeUndefined()
    expect(await records()).toMatchObject([{ end_reason: 'stopped' }])
  })

  test('is for whoever acts as a user', async () => {
    expect((await stop(erik)).status).toBe(403)
    expect((await stop(await world.signIn(world.people.prescriber))).status).toBe(403)
  })

  test('does not begin the twelve hours anew', async () => {
    let actor = erik
    for (let turns = 0; turns < 47; turns += 1) {
      world.clock.turn({ minutes: 15 })
      actor = signedIn((await refreshed(actor)).body, erik.cookies)
    }
    const there = signedIn((await act(actor, world.people.prescriber.id)).body, erik.cookies)
    const { body } = await stop(there)
    expect(body.refresh_expires_in).toBeLessThanOrEqual(15 * 60)
  })

  test('comes with signing out too: the session is over for both', async () => {
    const there = await acting()
    await world.as(there).call(revokeToken, { input: { refresh_token: there.refreshToken } })
    expect(await reads(there)).toBe(401)
    expect((await refreshed(there)).status).toBe(400)
    expect(await records()).toMatchObject([{ end_reason: 'session-over' }])
  })
})
