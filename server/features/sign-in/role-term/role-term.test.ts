import { confirmRoles } from '@omsorg/contract/sign-in/role-term/confirm-roles.ts'
import { listRoleTerms } from '@omsorg/contract/sign-in/role-term/list-role-terms.ts'
import { setRoleTerm } from '@omsorg/contract/sign-in/role-term/set-role-term.ts'
import { approveAccountRequest } from '@omsorg/contract/sign-in/account-request/approve-account-request.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addedRequest, roleIdOf } from '../../../testing/examples/account-requests.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { mailsAreSent } from '../testing/mails.ts'

let world: World
let unitAdmin: SignedIn
let admin: SignedIn
let today: Temporal.PlainDate
beforeAll(async () => {
  world = await openWorld()
  today = world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate()
  unitAdmin = await world.signIn(world.people.unitAdministrator)
  admin = await world.signIn(world.people.administrator)
  await world.owner.query(`update omsorg.user_account set email = user_name || '@region.example' where kind = 'user'`)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('truncate omsorg.role_term')
  world.mailbox().empty()
})

const after = (days: number) => today.add({ days }).toString()
const home = () => world.home.place.id
const list = (caller: SignedIn, query: object = {}) => world.as(caller).call(listRoleTerms, { query })
const set = (caller: SignedIn, userId: number, term: object, nodeId = home()) =>
  world.as(caller).call(setRoleTerm, { input: { userId, nodeId, lastDay: null, confirmDay: null, ...term } })
const confirm = (caller: SignedIn, userIds: readonly number[], nodeId = home()) =>
  world.as(caller).call(confirmRoles, { input: { holders: userIds.map((userId) => ({ userId, nodeId })) } })

async function aNight(): Promise<void> {
  await world.owner.query(`select graphile_worker.add_job('sign-in/end-roles')`)
  await mailsAreSent(world)
}

/** A term that has run to so many days before its end, which no call sets. */
async function term(userId: number, lastDay: string, nodeId = home()): Promise<void> {
  await world.owner.query(
    `insert into omsorg.role_term (user_id, node_type, node_id, client_id, last_day, confirm_by)
     values ($1, 'care-place', $2, $3, $4, $4)`,
    [userId, nodeId, world.home.client.id, lastDay],
  )
}

describe('how long somebody holds roles', () => {
  test('is set by whoever gives them, listed with what ends first, and a row of the history', async () => {
    const { nurse, colleague } = world.people
    expect((await set(unitAdmin, nurse.id, { lastDay: after(40) })).status).toBe(200)
    expect((await set(admin, colleague.id, { confirmDay: after(10), lastDay: after(90) })).status).toBe(200)
    const { body } = await list(unitAdmin)
    expect(body.terms.map(({ userId, daysLeft }) => [userId, daysLeft])).toEqual([
      [colleague.id, 10],
      [nurse.id, 40],
    ])
    expect(body.soonCount).toBe(1)
    expect((await list(unitAdmin, { withoutEnd: 'true' })).body.totalCount).toBeGreaterThan(4)
    const { rows } = await world.owner.query(
      `select detail from omsorg.user_event where user_id = $1 and event = 'role-term-changed'`,
      [nurse.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('does not end before today, is not changed unseen, and nobody sets their own', async () => {
    const { nurse, unitAdministrator } = world.people
    expect((await set(unitAdmin, nurse.id, { lastDay: after(-1) })).body).toMatchObject({ refusal: 'day-past' })
    expect((await set(unitAdmin, nurse.id, { lastDay: after(5) })).status).toBe(200)
    expect((await set(admin, nurse.id, { lastDay: after(6) })).status).toBe(409)
    expect((await set(admin, nurse.id, { lastDay: after(6), rowVersion: 1 })).status).toBe(200)
    await world.owner.query(
      `insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id)
       select $1, id, $2, 'care-place', $3 from omsorg.role where code = 'Nurse' on conflict do nothing`,
      [unitAdministrator.id, world.home.client.id, home()],
    )
    const keeper = await world.signIn(unitAdministrator)
    expect((await set(keeper, unitAdministrator.id, { lastDay: after(6) })).body).toMatchObject({
      refusal: 'own-account',
    })
    unitAdmin = keeper
  })

  test('is nothing to another unit or another client', async () => {
    const { stranger, nurse } = world.people
    expect((await set(unitAdmin, stranger.id, { lastDay: after(5) }, world.neighbour.place.id)).body).toMatchObject({
      refusal: 'not-held',
    })
    expect((await set(unitAdmin, nurse.id, { lastDay: after(5) }, world.neighbour.place.id)).body).toMatchObject({
      refusal: 'not-held',
    })
    expect((await confirm(unitAdmin, [stranger.id], world.neighbour.place.id)).body).toMatchObject({
      refusal: 'not-held',
    })
  })
})

describe('roles are confirmed', () => {
  test('for another year, all or none, and twice does no harm', async () => {
    const { nurse, colleague, stranger } = world.people
    await term(nurse.id, after(3))
    await term(colleague.id, after(4))
    await world.owner.query('update omsorg.role_term set last_day = null')
    expect((await confirm(unitAdmin, [nurse.id, stranger.id])).body).toMatchObject({ refusal: 'not-held' })
    const both = [nurse.id, colleague.id]
    const answers = await Promise.all([confirm(unitAdmin, both), confirm(admin, both.toReversed())])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const until = today.add({ months: 12 }).toString()
    expect((await list(unitAdmin)).body.terms.map(({ confirmDay }) => confirmDay)).toEqual([until, until])
    await set(admin, nurse.id, { lastDay: after(9), rowVersion: 2 })
    expect((await confirm(unitAdmin, [nurse.id])).body).toMatchObject({ refusal: 'nothing-to-confirm' })
  })

  test('of whoever got an account by a request, a year after it', async () => {
    const { id } = await addedRequest(world)
    const input = {
      clientId: world.home.client.id,
      userName: 'karin.term',
      places: [{ carePlaceId: home(), roleIds: [await roleIdOf(world, 'Nurse')] }],
      lastDay: after(60),
    }
    expect((await world.as(unitAdmin).call(approveAccountRequest, { params: { id }, input })).status).toBe(200)
    const terms = (await list(unitAdmin)).body.terms.map(({ lastDay, confirmDay }) => [lastDay, confirmDay])
    expect(terms).toEqual([[after(60), today.add({ months: 12 }).toString()]])
  })
})

describe('every night', () => {
  test('roles whose day is over are taken: at once for whoever is signed in, noted, and told', async () => {
    const { ordererOfOneArea: holder } = world.people
    const signedIn = await world.signIn(holder)
    await term(holder.id, after(0))
    await aNight()
    expect((await world.as(signedIn).call(readMembership, { params: { id: holder.id } })).status).toBe(200)
    await world.owner.query('update omsorg.role_term set last_day = last_day - 1')
    await aNight()
    expect((await world.as(signedIn).call(readMembership, { params: { id: holder.id } })).status).toBe(401)
    const { rows } = await world.owner.query(`select from omsorg.role_assignment where user_id = $1`, [holder.id])
    expect(rows).toHaveLength(0)
    const events = await world.owner.query(
      `select by_user, detail -> 'nodes' -> 0 -> 'after' as left from omsorg.user_event
       where user_id = $1 and event = 'roles-changed'`,
      [holder.id],
    )
    expect(events.rows).toEqual([{ by_user: null, left: [] }])
    const subjects = world
      .mailbox()
      .letters('orderer.of.one.area@region.example')
      .map(({ subject }) => subject)
    expect(subjects[0]).toBe('Dina roller i Omsorg har upphört')
    await aNight()
    expect(world.mailbox().letters('orderer.of.one.area@region.example')).toHaveLength(subjects.length)
  })

  test('whoever holds roles that end is told thirty and seven days before, once each, and whoever confirms them too', async () => {
    const { purchaser } = world.people
    const told = () => world.mailbox().letters('purchaser@region.example').length
    await term(purchaser.id, after(31))
    await aNight()
    expect(told()).toBe(0)
    for (const [days, mails] of [
      [30, 1],
      [29, 1],
      [7, 2],
      [1, 2],
    ] as const) {
      await world.owner.query('update omsorg.role_term set last_day = $1', [after(days)])
      await aNight()
      await aNight()
      expect([days, told()]).toEqual([days, mails])
    }
    expect(world.mailbox().letters('unit.keeper@region.example').length).toBeGreaterThan(0)
  })

  test('one whose roles cannot be taken holds up nobody else, and is tried again', async () => {
    const { nurse, colleague } = world.people
    const [stuck, ended] = [nurse, colleague].toSorted((one, other) => one.id - other.id) as [
      typeof nurse,
      typeof nurse,
    ]
    await term(stuck.id, after(-1))
    await term(ended.id, after(-1))
    await world.owner.query(
      `create function omsorg.stuck() returns trigger language plpgsql as 'begin raise exception ''stuck''; end';
       create trigger stuck before delete on omsorg.role_term for each row when (old.user_id = ${stuck.id})
       execute function omsorg.stuck()`,
    )
    const heldBy = async (userId: number) =>
      (
        await world.owner.query(`select from omsorg.role_assignment where user_id = $1 and node_id = $2`, [
          userId,
          home(),
        ])
      ).rowCount
    await world.owner.query(`select graphile_worker.add_job('sign-in/end-roles')`)
    await expect.poll(() => heldBy(ended.id)).toBe(0)
    expect(await heldBy(stuck.id)).toBeGreaterThan(0)
    await world.owner.query(`drop function omsorg.stuck() cascade`)
    await expect.poll(() => heldBy(stuck.id), { timeout: 10_000 }).toBe(0)
  })
})
