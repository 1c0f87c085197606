import { createOperator } from '@omsorg/contract/sign-in/operator/create-operator.ts'
import { readOperator } from '@omsorg/contract/sign-in/operator/read-operator.ts'
import { searchOperators } from '@omsorg/contract/sign-in/operator/search-operators.ts'
import { updateOperator } from '@omsorg/contract/sign-in/operator/update-operator.ts'
import { assignRoles } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { insertOperator } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/caller.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let service: SignedIn
let made = 0
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

const olof = () => {
  made += 1
  return {
    firstName: 'olof-erik',
    lastName: '  af   klint ',
    userName: `olof.${made}`,
    email: `olof.${made}@omsorg.example`,
    marketAreaCode: 10 as const,
    language: 'fi' as const,
    application: 'CSP' as const,
  }
}
const make = (more: object = {}, by = admin) => world.as(by).call(createOperator, { input: { ...olof(), ...more } })
const read = (id: number, by = admin) => world.as(by).call(readOperator, { params: { id } })
const change = (id: number, rowVersion: number, more: object, by = admin) =>
  world.as(by).call(updateOperator, { input: { id, rowVersion, ...more } })
const find = async (searchTerm?: string, by = admin) =>
  (await world.as(by).call(searchOperators, { query: { searchTerm, sortBy: 2, pageSize: 200 } })).body.entities

describe('an operator who is made', () => {
  test('answers the id, waits for a password, holds no role, and is found by search and among all (A-3-37, A-7.4-01, A-7.4-02)', async () => {
    const { status, body } = await make()
    expect(status).toBe(200)
    expect((await read(body.id)).body).toMatchObject({
      name: 'Olof-Erik Af Klint',
      application: 'CSP',
      language: 'fi',
      status: 'pending',
      roles: [],
      welcome: null,
      changed: { by: { name: 'Test administrator', onBehalfOf: null } },
      can: { change: { possible: true, reason: null } },
    })
    expect((await find('klint')).map(({ id }) => id)).toContain(body.id)
    expect((await find()).map(({ id }) => id)).toContain(body.id)
  })

  test('has a user name and an address of their own, however they are written', async () => {
    const first = olof()
    await make(first)
    const { userName, email } = first
    expect(await make({ userName: userName.toUpperCase() })).toMatchObject({ errors: { userName: 'COM001001' } })
    expect(await make({ email: email.toUpperCase() })).toMatchObject({ errors: { email: 'COM001001' } })
    expect((await make({ userName: world.people.nurse.userName })).status).toBe(400)
  })

  test('is made once by two who take the same name at one moment', async () => {
    const userName = 'two.at.once'
    const answers = await Promise.all([make({ userName }), make({ userName })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('becomes nothing that the form does not have', async () => {
    const { id } = (
      await make({ status: 'active', kind: 'user', clientId: world.home.client.id, roles: [1], roleIds: [1] })
    ).body
    const { rows } = await world.owner.query(
      `select status, kind, client_id, (select count(*)::int from omsorg.role_assignment where user_id = u.id) as roles
       from omsorg.user_account u where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ status: 'pending', kind: 'operator', client_id: null, roles: 0 }])
  })

  test('is of customer service also by the long name of its part of the product (A-1-06)', async () => {
    const { id, rowVersion } = (await make({ application: 'CUSTOMER_SERVICE_PORTAL' })).body
    expect((await read(id)).body.application).toBe('CSP')
    expect((await change(id, rowVersion, { application: 'PRINCIPAL' })).body.application).toBe('PRINCIPAL')
    expect((await change(id, rowVersion + 1, { application: 'CUSTOMER_SERVICE_PORTAL' })).body.application).toBe('CSP')
  })

  test('is of no application of care staff', async () => {
    expect((await make({ application: 'GUIDE' })).status).toBe(400)
  })
})

describe('an operator who is changed', () => {
  test('is read back so, keeps what was left out, and the history says what was before (A-7.4-03)', async () => {
    const { id, rowVersion } = (await make()).body
    const { status, body } = await change(id, rowVersion, { firstName: 'åsa', marketAreaCode: 30 })
    expect([status, body.name, body.marketAreaCode, body.application]).toEqual([200, 'Åsa Af Klint', 30, 'CSP'])
    expect((await read(id)).body).toMatchObject(body)
    const { rows } = await world.owner.query<{ changes: object }>(
      `select detail -> 'changes' as changes from omsorg.user_event where user_id = $1 and event = 'changed'`,
      [id],
    )
    expect(rows).toEqual([{ changes: { firstName: ['Olof-Erik', 'Åsa'], market: [10, 30] } }])
    const history = (by: SignedIn) => world.as(by).call(listUserEvents, { params: { id }, query: {} })
    const told = (await history(admin)).body.events.map(({ event, changes }) => [
      event,
      changes.map((each) => each.to).toSorted(),
    ])
    expect(told[0]).toEqual(['changed', ['30', 'Åsa']])
    expect(told.at(-1)?.[0]).toBe('made')
    // Customer service of the market that it has left sees it no more, nor its history.
    expect((await history(service)).status).toBe(404)
  })

  test('whom somebody else has saved meanwhile is not overwritten, and the answer says what it is now', async () => {
    const { id, rowVersion } = (await make()).body
    const answers = await Promise.all([
      change(id, rowVersion, { lastName: 'Norr' }),
      change(id, rowVersion, { lastName: 'Syd' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const kept = answers[0].status === 200 ? 'Norr' : 'Syd'
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      detail: { operator: { lastName: kept }, changed: { by: { name: 'Test administrator' } } },
    })
  })

  test('comes in anew when the market is another, and moves to the other application without roles alone', async () => {
    const { people } = world
    const mover = await insertOperator(world.owner, { userName: 'mover', application: 'CSP', roles: ['CSPOrderer'] })
    const { rowVersion } = (await read(mover.id)).body
    expect(refusalOf(await change(mover.id, rowVersion, { application: 'PRINCIPAL' }))).toBe('holds-roles')
    const epochOf = async () =>
      (await world.owner.query<{ epoch: number }>('select epoch from omsorg.user_account where id = $1', [mover.id]))
        .rows[0]?.epoch ?? 0
    const before = await epochOf()
    expect((await change(mover.id, rowVersion, { marketAreaCode: 80 })).status).toBe(200)
    expect(await epochOf()).toBeGreaterThan(before)
    expect(refusalOf(await change(people.administrator.id, 1, { lastName: 'Annan' }))).toBe('own-account')
  })

  test('is given the roles of the application, and not those of the other', async () => {
    const { id } = (await make()).body
    const give = (roleIds: number[]) =>
      world.as(admin).call(assignRoles, {
        input: {
          userId: id,
          nodes: [{ nodeType: 'Application', nodeId: null, clientId: null, roleIds }],
          rowVersion: 1,
        },
      })
    const { rows } = await world.owner.query<{ id: number; code: string }>(
      `select id, code from omsorg.role where code in ('CSPOrderer', 'Admin')`,
    )
    const idOf = (code: string) => rows.find((role) => role.code === code)?.id ?? 0
    expect(refusalOf(await give([idOf('Admin')]))).toBe('role-not-for-node')
    expect((await give([idOf('CSPOrderer')])).status).toBe(200)
    expect((await read(id)).body.roles.map(({ name }) => name)).toEqual(['CSPOrderer'])
  })
})

describe('a list of operators', () => {
  test('stands in the order of their first names, which is asked for as 2 (A-3-56, A-1-14)', async () => {
    for (const [firstName, lastName] of [
      ['Örjan', 'Tallsund'],
      ['Bo', 'Tallsund'],
      ['Åsa', 'Tallsund'],
      ['Cecilia', 'Tallsund'],
    ])
      await make({ firstName, lastName })
    const ask = (more: object) => world.as(admin).call(searchOperators, { query: { searchTerm: 'tallsund', ...more } })
    for (const more of [{}, { sortBy: 2 as const }]) {
      const { entities } = (await ask(more)).body
      expect(entities.map(({ firstName }) => firstName)).toEqual(['Bo', 'Cecilia', 'Åsa', 'Örjan'])
      expect(new Set(entities.map(({ nodeType }) => nodeType))).toEqual(new Set(['Operator']))
    }
    expect((await ask({ sortBy: 1 })).status).toBe(400)
  })
})

describe('who sees and changes operators', () => {
  test('customer service those of its market, and changes none', async () => {
    const { customerServiceAbroad, impersonator } = world.people
    expect((await read(impersonator.id, service)).body.can.change).toEqual({ possible: false, reason: 'right-missing' })
    expect((await read(customerServiceAbroad.id, service)).status).toBe(404)
    expect((await find('service', service)).map(({ id }) => id)).not.toContain(customerServiceAbroad.id)
    expect((await find(undefined, service)).every(({ marketAreaCode }) => marketAreaCode === 10)).toBe(true)
  })

  test('nobody finds a user among them, or reads and changes one as an operator (A-6-48)', async () => {
    const { nurse } = world.people
    expect(await find(nurse.userName)).toEqual([])
    expect((await find()).some(({ id }) => id === nurse.id)).toBe(false)
    expect((await read(nurse.id)).status).toBe(404)
    expect(refusalOf(await change(nurse.id, 1, { lastName: 'Annan' }))).toBe('operator-not-found')
  })

  test('two letters are no search', async () => {
    const { status } = await world.as(admin).call(searchOperators, { query: { searchTerm: 'ol' } })
    expect(status).toBe(400)
  })
})
