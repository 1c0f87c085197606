import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { listImpersonations } from '@omsorg/contract/sign-in/impersonation/list-impersonations.ts'
import { readImpersonation } from '@omsorg/contract/sign-in/impersonation/read-impersonation.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
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

const act = (own: SignedIn, userId: number) =>
  world.as(own).call(issueToken, {
    input: { grant_type: 'impersonate', assertion: own.accessToken, impersonation_userid: userId, reason },
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

const reads = async (actor: SignedIn) =>
  (await world.as(actor).call(readMembership, { params: { id: world.people.prescriber.id } })).status

const own = () => String(world.people.impersonator.id)

describe('it ends by itself', () => {
  test('after sixty minutes, whatever is refreshed meanwhile, and the own session goes on', async () => {
    let actor = await acting()
    for (let turns = 0; turns < 5; turns += 1) {
      world.clock.turn({ minutes: 11 })
      actor = signedIn((await refreshed(actor)).body, erik.cookies)
      expect(actor.claims.imp_sub).toBeDefined()
    }
    world.clock.turn({ minutes: 4 })
    const last = await refreshed(actor)
    expect(last.body.expires_in).toBeLessThanOrEqual(60)
    world.clock.turn({ minutes: 1 })
    const late = signedIn(last.body, erik.cookies)
    expect(await reads(late)).toBe(401)
    const { body } = await refreshed(late)
    expect(body.impersonation_ended).toBe('time-up')
    expect(signedIn(body, erik.cookies).claims).toMatchObject({ sub: own(), app: 'CSP', sid: erik.claims.sid })
  })

  test('in the next call when the right is withdrawn', async () => {
    const there = await acting()
    expect(await reads(there)).toBe(200)
    const { rows } = await world.owner.query<{ role_id: number }>(
      `delete from omsorg.role_assignment where user_id = $1 returning role_id`,
      [world.people.impersonator.id],
    )
    expect(await reads(there)).toBe(401)
    const { body } = await refreshed(there)
    await world.owner.query(
      `insert into omsorg.role_assignment (user_id, role_id, node_type) values ($1, $2, 'application')`,
      [world.people.impersonator.id, rows[0]?.role_id],
    )
    expect(body.impersonation_ended).toBe('right-withdrawn')
    expect(signedIn(body, erik.cookies).claims.imp_sub).toBeUndefined()
  })

  test('not when other rights of customer service change: they are looked at, and it goes on', async () => {
    const there = await acting()
    await world.owner.query('update omsorg.user_account set epoch = epoch + 1 where id = $1', [
      world.people.impersonator.id,
    ])
    expect(await reads(there)).toBe(401)
    const next = signedIn((await refreshed(there)).body, erik.cookies)
    expect(next.claims.imp_sub).toBe(there.claims.imp_sub)
    expect(await reads(next)).toBe(200)
  })

  test('in the next call when the user is locked', async () => {
    const there = await acting(world.people.colleague)
    const lock = (status: string) =>
      world.owner.query('update omsorg.user_account set status = $2 where id = $1', [world.people.colleague.id, status])
    await lock('inactive')
    expect(await reads(there)).toBe(401)
    expect((await refreshed(there)).body.impersonation_ended).toBe('user-changed')
    await lock('active')
  })

  test('with customer service that is set inactive', async () => {
    const there = await acting()
    const set = (status: string) =>
      world.owner.query('update omsorg.user_account set status = $2 where id = $1', [own(), status])
    await set('inactive')
    expect(await reads(there)).toBe(401)
    expect((await refreshed(there)).status).toBe(400)
    await set('active')
  })
})

describe('what is known of it', () => {
  test('stands in the band: who, as whom, why and until when', async () => {
    const there = await acting()
    const { body } = await world.as(there).call(readImpersonation, {})
    expect(body.current).toMatchObject({ userId: world.people.prescriber.id, userName: 'Anna Ek', reason })
    const herself = await world.signIn(world.people.prescriber)
    expect((await world.as(herself).call(readImpersonation, {})).body).toEqual({ current: null })
  })

  test('stands among the events of the user, with both', async () => {
    await stop(await acting())
    const { rows } = await world.owner.query(
      `select event, by_user, on_behalf_of from omsorg.user_event
       where user_id = $1 and event like 'impersonation-%' order by id desc limit 2`,
      [world.people.prescriber.id],
    )
    const both = { by_user: world.people.impersonator.id, on_behalf_of: world.people.prescriber.id }
    expect(rows).toEqual([
      { event: 'impersonation-ended', ...both },
      { event: 'impersonation-began', ...both },
    ])
  })

  test('stands in the list of whom one has helped today, and in nobody else’s', async () => {
    const back = signedIn((await stop(await acting())).body, erik.cookies)
    const { body } = await world.as(back).call(listImpersonations, {})
    expect(body[0]).toMatchObject({ userId: world.people.prescriber.id, lastName: 'Ek', reason, canBeHelped: true })
    expect(new Set(body.map(({ userId }) => userId)).size).toBe(body.length)
  })
})
