import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { assignRoles } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { readUserRoles } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { createUser } from '@omsorg/contract/sign-in/user/create-user.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { updateStatus } from '@omsorg/contract/sign-in/user/update-status.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

async function make() {
  const userName = `ylva.${crypto.randomUUID().slice(0, 8)}`
  const name = { firstName: 'Ylva', lastName: 'Strand', userName, language: 'fi' as const }
  return world.as(admin).call(createUser, { input: { clientId: world.home.client.id, ...name } })
}
const eventsOf = async (id: number) =>
  (await world.as(admin).call(listUserEvents, { params: { id }, query: {} })).body.events

describe('the overview of a user', () => {
  const overview = (id: number, by = admin) => world.as(by).call(readUserOverview, { params: { id } })

  test('says status, roles, methods and what can be done next, and no secret (A-7.4-12)', async () => {
    const { body, text } = await overview(world.people.prescriber.id)
    expect(body).toMatchObject({
      status: 'active',
      lockedReason: null,
      authenticationMethods: { userNamePasswordEnabled: true, hasPassword: true },
      can: { deactivate: { possible: true }, welcome: { possible: false, reason: 'already-registered' } },
    })
    expect(body.roles.map(({ name }) => name)).toEqual(expect.arrayContaining(['Prescriber', 'Orderer', 'Nurse']))
    expect(text).not.toMatch(/argon2|hash|secret/i)
  })

  test('counts the tries that failed since the last sign-in, and calls locked what nobody used for 180 days', async () => {
    const { id } = world.people.purchaser
    const signIn = { grant_type: 'password', username: 'purchaser', client_id: 'web' } as const
    await world.as(nobody()).call(issueToken, { input: { ...signIn, password } })
    await world.as(nobody()).call(issueToken, { input: { ...signIn, password: 'Wrong-Horse-7!' } })
    expect((await overview(id)).body.failedAttempts).toBe(1)
    await world.owner.query(
      `update omsorg.user_account set last_sign_in_at = now() - interval '200 days', unlocked_at = null where id = $1`,
      [id],
    )
    expect((await overview(id)).body).toMatchObject({ status: 'locked', lockedReason: 'inactivity' })
  })

  test('leaves out how somebody signs in where that may not be seen', async () => {
    const helper = await world.signIn(world.people.impersonator)
    const { body } = await overview(world.people.prescriber.id, helper)
    expect(body.authenticationMethods).toBeNull()
  })

  test('says of a parent with active children that it cannot be deactivated, and why', async () => {
    expect((await overview(world.people.parent.id)).body.can.deactivate).toEqual({
      possible: false,
      reason: 'in-group',
    })
  })

  test('has each change of roles with the place, and the roles before and after', async () => {
    const { id } = (await make()).body
    const { rows } = await world.owner.query<{ id: number }>(`select id from omsorg.role where code = 'Nurse'`)
    const node = { nodeType: 'CarePlace', nodeId: world.home.place.id, clientId: world.home.client.id } as const
    const roles = (await world.as(admin).call(readUserRoles, { params: { userId: id } })).body
    await world.as(admin).call(assignRoles, {
      input: { userId: id, nodes: [{ ...node, roleIds: [rows[0]?.id ?? 0] }], rowVersion: roles.rowVersion },
    })
    const [last] = (await world.as(admin).call(listUserEvents, { params: { id }, query: {} })).body.events
    expect(last).toMatchObject({
      event: 'roles-changed',
      changes: [{ field: 'roles', from: '', to: 'Nurse', place: world.home.place.name }],
    })
  })

  test('has each change of status with who did it', async () => {
    const { id } = (await make()).body
    await world.as(admin).call(updateStatus, { input: { userId: id, status: 'inactive' } })
    expect(await eventsOf(id)).toMatchObject([
      { event: 'status-changed', changes: [{ field: 'status', from: 'pending', to: 'inactive' }] },
      { event: 'made' },
    ])
  })
})
