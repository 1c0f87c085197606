import { readClientMembership } from '@omsorg/contract/sign-in/membership/read-client-membership.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { setDefaultCarePlace } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
})
beforeEach(async () => {
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const move = (actor: SignedIn, place: string, child?: number) =>
  world.as(actor).call(issueToken, {
    input: {
      grant_type: 'change_care_place',
      assertion: actor.accessToken,
      care_place_id: place,
      ...(child === undefined ? {} : { child_userid: child }),
    },
  })

const refreshed = ({ refreshToken, cookies }: SignedIn) =>
  world
    .as({ ...nobody(), cookies })
    .call(issueToken, { input: { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: 'web' } })

const refresh = async (actor: SignedIn) => signedIn((await refreshed(actor)).body, actor.cookies)

const reads = async (actor: SignedIn) =>
  (await world.as(actor).call(readMembership, { params: { id: Number(actor.claims.sub) } })).status

const refused = { error: 'invalid_grant', title: 'ath0001', refusal: 'place-out-of-reach' }

describe('changing the care place', () => {
  test('gives the rights held there, in the same session (A-7.1-03)', async () => {
    expect(anna.claims.permissions).toContain('OrderWrite')
    const moved = signedIn((await move(anna, world.home.sister.id)).body, anna.cookies)
    expect(moved.claims).toMatchObject({ cp: world.home.sister.id, dcp: world.home.place.id, sid: anna.claims.sid })
    expect(moved.claims.permissions).toContain('CareRecipientRead')
    expect(moved.claims.permissions).not.toContain('OrderWrite')
    expect(await reads(moved)).toBe(200)
  })

  test('of one tab throws no other tab out: it goes on, and its next refresh follows to the new place', async () => {
    const moved = signedIn((await move(anna, world.home.sister.id)).body, anna.cookies)
    expect(await reads(anna)).toBe(200)
    const followed = await refresh(anna)
    expect(followed.claims).toMatchObject({ cp: world.home.sister.id, sid: anna.claims.sid })
    expect((await refresh(moved)).claims.cp).toBe(world.home.sister.id)
  })

  test('does not begin the twelve hours anew', async () => {
    let actor = anna
    for (let turns = 0; turns < 47; turns += 1) {
      world.clock.turn({ minutes: 15 })
      actor = await refresh(actor)
    }
    const { body } = await move(actor, world.home.sister.id)
    expect(body.refresh_expires_in).toBeLessThanOrEqual(15 * 60)
    world.clock.turn({ minutes: 15 })
    expect((await refreshed(signedIn(body, anna.cookies))).status).toBe(400)
  })

  test.each([
    ['that has ended', () => world.clock.turn({ minutes: 6 })],
    ['of a session that has ended', () => world.signIn(world.people.colleague, { cookies: anna.cookies })],
    [
      'from before a change of rights',
      () =>
        world.owner.query('update omsorg.user_account set epoch = epoch + 1 where id = $1', [
          world.people.prescriber.id,
        ]),
    ],
  ])('with a token %s is answered 401, for a refresh', async (_which, happens) => {
    await happens()
    const answer = await move(anna, world.home.sister.id)
    expect([answer.status, answer.body]).toEqual([
      401,
      { error: 'invalid_token', title: 'ath0001', refusal: 'assertion-ended' },
    ])
    expect((await move({ ...anna, accessToken: 'nobody.made.this' }, world.home.sister.id)).status).toBe(401)
  })

  test('of fifty at once leaves one session in which each is answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => move(anna, at % 2 === 0 ? world.home.place.id : world.home.sister.id)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const sessions = answers.map(({ body }) => signedIn(body, anna.cookies).claims.sid)
    expect(new Set(sessions)).toEqual(new Set([anna.claims.sid]))
  })

  test.each([
    ['of another client', () => world.neighbour.place.id],
    ['of another market', () => world.abroad.place.id],
    ['that does not exist', () => '00000000-0000-4000-8000-000000000000'],
  ])('to a place %s is refused, and the session goes on', async (_which, place) => {
    expect((await move(anna, place())).body).toEqual(refused)
    expect((await move(anna, world.home.sister.id)).status).toBe(200)
  })

  test('to a place of the own client at which somebody has no work is refused', async () => {
    const nurse = await world.signIn(world.people.nurse)
    expect((await move(nurse, world.home.sister.id)).body).toEqual(refused)
  })

  test('with an access token alone, from another browser, is refused', async () => {
    const stolen = { ...anna, cookies: nobody().cookies }
    expect((await move(stolen, world.home.place.id)).body).toEqual(refused)
  })

  test('as a child is for the parent alone', async () => {
    const { parent, child } = world.people
    const asChild = await move(await world.signIn(parent), world.neighbour.place.id, child.id)
    expect(signedIn(asChild.body, anna.cookies).claims).toMatchObject({
      sub: String(child.id),
      parent_id: String(parent.id),
      cid: world.neighbour.client.id,
    })
    expect((await move(anna, world.neighbour.place.id, child.id)).body).toEqual(refused)
  })

  test('as a child that owes a second factor is owed by the parent too, whose session stays as it is', async () => {
    const { child } = world.people
    const parent = await world.signIn(world.people.parent)
    await world.owner.query('update omsorg.authentication_method set two_factor_enforced = true where user_id = $1', [
      child.id,
    ])
    const { body } = await move(parent, world.neighbour.place.id, child.id)
    await world.owner.query('update omsorg.authentication_method set two_factor_enforced = false where user_id = $1', [
      child.id,
    ])
    expect(signedIn(body, parent.cookies)).toMatchObject({
      refreshToken: '',
      claims: { sub: String(child.id), tfc: true, permissions: [] },
    })
    expect((await refresh(parent)).claims.sub).toBe(String(world.people.parent.id))
  })
})

describe('the memberships of a user', () => {
  test('are the nodes named in them, those above and those below (A-7.4-23, A-3-29, A-3-30, A-3-31)', async () => {
    const { body } = await world.as(anna).call(readMembership, { params: { id: world.people.prescriber.id } })
    expect(body.membershipNodes.map(({ treeNodeType, name }) => `${treeNodeType} ${name}`)).toEqual([
      'Client Region Fjällviken',
      'CareUnit Region Fjällviken, norr',
      'CarePlace Region Fjällviken, Björken',
      'CarePlace Region Fjällviken, Granen',
    ])
    expect(body.totalCount).toBe(4)
    for (const { userId, clientId, label, treeNodeType, roles, rolesCount } of body.membershipNodes) {
      expect([userId, clientId]).toEqual([world.people.prescriber.id, world.home.client.id])
      expect([label, rolesCount]).toEqual([treeNodeType, roles.length])
    }
    const [client, unit, ...places] = body.membershipNodes
    expect(unit?.parentId).toBe(client?.id)
    expect(places.map(({ parentId }) => parentId)).toEqual([unit?.id, unit?.id])
  })

  test('of somebody else are as missing as those of nobody (A-7.4-23, A-7.4-24)', async () => {
    const missing = await world.as(anna).call(readMembership, { params: { id: 2_000_000_000 } })
    for (const other of [world.people.colleague, world.people.stranger, world.people.administrator]) {
      for (const endpoint of [readMembership, readClientMembership]) {
        const answer = await world.as(anna).call(endpoint, { params: { id: other.id } })
        expect([answer.status, answer.text]).toEqual([404, missing.text])
      }
    }
  })

  test('name the primary customer number of the client and of each place (A-3-32)', async () => {
    await world.owner.query(
      `insert into omsorg.customer_number (client_id, care_place_id, number, is_primary)
       values ($1, null, 'C-1', true), ($1, $2, 'P-1', true), ($1, $2, 'P-2', false)
       on conflict do nothing`,
      [world.home.client.id, world.home.sister.id],
    )
    const { rows } = await world.owner.query<{ id: string; number: string }>(
      `select coalesce(care_place_id, client_id) as id, number from omsorg.customer_number
       where client_id = $1 and is_primary`,
      [world.home.client.id],
    )
    const primary = new Map(rows.map(({ id, number }) => [id, number]))
    const { body } = await world.as(anna).call(readMembership, { params: { id: world.people.prescriber.id } })
    const shown = body.membershipNodes.map((node) => [node.name, node.primaryCustomerNumber])
    expect(shown).toEqual(body.membershipNodes.map(({ name, id }) => [name, primary.get(id) ?? null]))
    expect(primary.get(world.home.sister.id)).toBeDefined()
  })

  test('of another market are as missing as those of nobody, also behind a parent of the own market', async () => {
    const { parent, child, foreigner, customerService } = world.people
    const service = await world.signIn(customerService)
    const ask = (id: number) => world.as(service).call(readClientMembership, { params: { id } })
    const missing = await ask(2_000_000_000)
    const abroad = await ask(foreigner.id)
    expect([abroad.status, abroad.text]).toEqual([404, missing.text])
    expect((await ask(parent.id)).body.users.map(({ userId }) => userId)).toContain(child.id)

    await world.owner.query('update omsorg.user_account set parent_user_id = $1 where id = $2', [
      parent.id,
      foreigner.id,
    ])
    const { body } = await ask(parent.id)
    await world.owner.query('update omsorg.user_account set parent_user_id = null where id = $1', [foreigner.id])
    expect(body.users.map(({ userId }) => userId)).not.toContain(foreigner.id)
  })

  test.each([
    [10, ['Åby', 'Ängen', 'Östra']],
    [30, ['Åby', 'Ängen', 'Östra']],
    [40, ['Ängen', 'Östra', 'Åby']],
    [80, ['Ängen', 'Östra', 'Åby']],
  ] as const)('stand in the order of the letters of market %i', async (market, sorted) => {
    const nurse = await world.signIn(world.people.withoutPlace)
    const { rows } = await world.owner.query<{ id: string }>(
      `insert into omsorg.care_place (client_id, care_unit_id, name)
       select client_id, care_unit_id, unnest(array['Östra', 'Åby', 'Ängen']) from omsorg.care_place where id = $1
       returning id`,
      [world.home.place.id],
    )
    const { body } = await world
      .as(await world.withClaims(nurse, { mac: market }))
      .call(readMembership, { params: { id: world.people.withoutPlace.id } })
    await world.owner.query('delete from omsorg.care_place where id = any($1)', [rows.map(({ id }) => id)])
    const names = body.membershipNodes.map(({ name }) => name)
    expect(names.filter((name) => (sorted as readonly string[]).includes(name))).toEqual(sorted)
  })

  test('of a parent lead to the children and their clients (A-7.4-24, A-3-33)', async () => {
    const parent = await world.signIn(world.people.parent)
    const { body } = await world.as(parent).call(readClientMembership, { params: { id: world.people.parent.id } })
    expect(body.users.map(({ userId, clientName }) => [userId, clientName])).toContainEqual([
      world.people.child.id,
      'Region Havsbro',
    ])
  })
})

describe('the default care place', () => {
  const choose = (actor: SignedIn, userId: number, carePlaceId: string | null) =>
    world.as(actor).call(setDefaultCarePlace, { input: { userId, carePlaceId } })

  test('is where the next sign-in leads (A-7.4-22, O-4-51)', async () => {
    const { prescriber } = world.people
    expect((await choose(anna, prescriber.id, world.home.sister.id)).status).toBe(200)
    expect((await world.signIn(prescriber, { at: world.home.place })).claims.dcp).toBe(world.home.sister.id)
    expect((await choose(anna, prescriber.id, null)).body).toEqual({ userId: prescriber.id, defaultCarePlaceId: null })
    expect((await world.signIn(prescriber, { at: world.home.place })).claims.dcp).toBeUndefined()
    expect((await choose(anna, prescriber.id, world.home.place.id)).status).toBe(200)
  })

  test('cannot be a place at which the user has no work', async () => {
    const answer = await choose(anna, world.people.prescriber.id, world.neighbour.place.id)
    expect([answer.status, answer.errors]).toEqual([400, { 'place-not-found': 'COM001001' }])
  })

  test("of somebody else is not one's own to choose", async () => {
    const answer = await choose(anna, world.people.colleague.id, world.home.place.id)
    expect([answer.status, answer.errors]).toEqual([400, { 'user-not-found': 'COM001001' }])
  })

  test('stays as it is while somebody else acts for the user', async () => {
    const acting = await world.actAs(world.people.prescriber)
    const answer = await choose(acting, world.people.prescriber.id, world.home.sister.id)
    expect([answer.status, answer.body]).toMatchObject([403, { detail: { missing: 'own-account' } }])
  })
})
