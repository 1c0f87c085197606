import { assignRolesAtNode } from '@omsorg/contract/sign-in/role/assign-roles-at-node.ts'
import { explainPermissions } from '@omsorg/contract/sign-in/role/explain-permissions.ts'
import { listAvailableRoles } from '@omsorg/contract/sign-in/role/list-available-roles.ts'
import { listRoleHolders } from '@omsorg/contract/sign-in/role/list-role-holders.ts'
import { listEffectiveRoles } from '@omsorg/contract/sign-in/role/list-effective-roles.ts'
import { listRolesOfClient } from '@omsorg/contract/sign-in/role/list-roles-of-client.ts'
import { listOperatorRoles } from '@omsorg/contract/sign-in/role/list-operator-roles.ts'
import { listRolesOfUser } from '@omsorg/contract/sign-in/role/list-roles-of-user.ts'
import { readAvailableRoles } from '@omsorg/contract/sign-in/role/read-available-roles.ts'
import { readRoleRemoval } from '@omsorg/contract/sign-in/role/read-role-removal.ts'
import { readUserRoles } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { saveAvailableRoles } from '@omsorg/contract/sign-in/role/save-available-roles.ts'
import { atClient, atPlace, insertUser, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/caller.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

const [nurse, prescriber, purchaser] = [30, 32, 37]

let world: World
let admin: SignedIn
let service: SignedIn
let user: Account
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
  user = await insertUser(world.owner, {
    userName: 'held',
    client: world.home.client,
    at: [
      { node: atClient(world.home.client), roles: ['RankingHandler'] },
      { node: atPlace(world.home.place), roles: ['Nurse', 'Investigator'], isDefault: true },
      { node: atPlace(world.home.sister), roles: ['Nurse'] },
    ],
  })
})
afterAll(() => world.close())

const used = async (clientId: string, caller = admin) =>
  (await world.as(caller).call(listAvailableRoles, { params: { clientId } })).body.map(({ id }) => id)

describe('the roles that a client uses', () => {
  test('are all roles of clients until it says otherwise, and none of operators (A-6-45, A-7.3-01, A-7.3-03)', async () => {
    const ids = await used(world.neighbour.client.id, service)
    expect(ids).toHaveLength(39)
    const { body } = await world.as(service).call(listOperatorRoles, {})
    expect(new Set(body.map(({ scope }) => scope))).toEqual(new Set(['principal', 'csp']))
    expect(ids.filter((id) => body.some((role) => role.id === id))).toEqual([])
    expect(
      (await world.as(service).call(listAvailableRoles, { params: { clientId: world.abroad.client.id } })).status,
    ).toBe(404)
  })

  test('are saved over what was read; somebody else learns what changed; what is not used is given to nobody (A-6-44, A-7.3-02)', async () => {
    const { neighbour, people } = world
    const clientId = neighbour.client.id
    const before = await used(clientId)
    const save = (without: number, readRoleIds = before) =>
      world.as(admin).call(saveAvailableRoles, {
        input: { clientId, roleIds: readRoleIds.filter((id) => id !== without), readRoleIds },
      })
    const answers = await Promise.all([save(nurse), save(purchaser)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const gone = answers[0].status === 200 ? nurse : purchaser
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.body).toMatchObject({ detail: { given: [], taken: [gone] } })
    expect(await used(clientId)).toEqual(before.filter((id) => id !== gone))

    const input = { userId: people.stranger.id, nodeType: 'CarePlace', nodeId: neighbour.place.id, clientId } as const
    const given = await world.as(admin).call(assignRolesAtNode, { input: { ...input, roleIds: [gone] } })
    expect([refusalOf(given), given.text.includes('IDS002003')]).toEqual(['role-not-available', true])
    const again = answers[0].status === 200 ? save(nurse) : save(purchaser)
    expect((await again).status).toBe(200)
  })

  test('are read by whoever administers a care unit of it, and by nobody else of care staff (A-7.3-10)', async () => {
    const { home, neighbour, people } = world
    const read = async (by: Account, clientId: string) =>
      world.as(await world.signIn(by)).call(listRolesOfClient, { params: { clientId } })
    const own = await read(people.unitAdministrator, home.client.id)
    expect(own.body.map(({ id }) => id)).toEqual(await used(home.client.id))
    expect((await read(people.unitAdministrator, neighbour.client.id)).status).toBe(404)
    expect((await read(people.nurse, home.client.id)).status).toBe(403)
    expect((await read(people.customerService, home.client.id)).body).toEqual(own.body)
  })

  test('keep each that somebody holds', async () => {
    const clientId = world.home.client.id
    const readRoleIds = await used(clientId)
    const roleIds = readRoleIds.filter((id) => id !== prescriber)
    const answer = await world.as(admin).call(saveAvailableRoles, { input: { clientId, roleIds, readRoleIds } })
    expect([refusalOf(answer), answer.text.includes('IDS002002')]).toEqual(['role-in-use', true])
  })
})

test('each role is of the kind of node at which it is given', async () => {
  const ofClient = await world.as(admin).call(listAvailableRoles, { params: { clientId: world.abroad.client.id } })
  const ofOperators = await world.as(admin).call(listOperatorRoles, {})
  const codesOf = (scope: string) =>
    [...ofClient.body, ...ofOperators.body].filter((role) => role.scope === scope).map(({ name }) => name)
  const [atPlace, atUnit, atClient] = [codesOf('care-place'), codesOf('care-unit'), codesOf('client')]
  expect(atPlace).toEqual(expect.arrayContaining(['Nurse', 'Investigator', 'RestrictedPrescriber', 'Specialist']))
  expect(atPlace).toEqual(expect.arrayContaining(['DispenseHandler', 'PrescriptionRenewRequester', 'CRPHandler']))
  for (const kind of ['Prescriber', 'Orderer', 'CarePlacePurchaser'])
    expect(atPlace.filter((code) => code.startsWith(kind))).toHaveLength(9)
  expect([atUnit, atClient.toSorted()]).toEqual([
    ['CUAdmin'],
    ['CustomArticleNumberHandler', 'NewsManager', 'RankingHandler', 'ReportReceiver'],
  ])
  expect(codesOf('principal').toSorted()).toEqual(['Admin', 'PrincipalReader'])
  expect(codesOf('csp')).toHaveLength(8)
})

describe('what a client could use', () => {
  const readOf = async (clientId: string) =>
    (await world.as(admin).call(readAvailableRoles, { params: { clientId } })).body

  test('is told with how many hold each, and what they hold cannot be taken', async () => {
    const { client } = world.home
    const { roles, clientName, changed } = await readOf(client.id)
    expect([clientName, roles.length, changed]).toEqual([client.name, 39, null])
    const held = roles.find(({ id }) => id === prescriber)
    expect(held).toMatchObject({ isUsed: true, canBeTaken: { possible: false, reason: 'role-in-use' } })
    expect(held?.holders).toBeGreaterThan(0)
    const free = roles.find(({ holders }) => holders === 0)
    expect(free?.canBeTaken).toEqual({ possible: true, reason: null })
  })

  test('is saved as one row of the history, with the roles before and after, and says who did it', async () => {
    const clientId = world.abroad.client.id
    const readRoleIds = await used(clientId)
    const roleIds = readRoleIds.filter((id) => id !== purchaser)
    await world.as(admin).call(saveAvailableRoles, { input: { clientId, roleIds, readRoleIds } })
    const { rows } = await world.owner.query<{ detail: { changes: { roles: [string[], string[]] } } }>(
      `select detail from omsorg.organisation_event where client_id = $1 and subject = 'available-roles'`,
      [clientId],
    )
    expect(rows).toHaveLength(1)
    const [before, after] = rows[0]?.detail.changes.roles ?? [[], []]
    expect(before.filter((code) => !after.includes(code))).toEqual(['CarePlacePurchaser'])
    const { roles, changed } = await readOf(clientId)
    expect(changed?.by).toEqual({ name: 'Test administrator', onBehalfOf: null })
    expect(roles.find(({ id }) => id === purchaser)).toMatchObject({ isUsed: false, holders: 0 })
  })
})

test('who holds a role of a node itself is listed there, and nobody of below', async () => {
  const { home, neighbour } = world
  const head = await insertUser(world.owner, {
    userName: 'unit.head',
    client: home.client,
    at: [{ node: { type: 'care-unit', id: home.place.careUnitId, clientId: home.client.id }, roles: ['CUAdmin'] }],
  })
  const sent = { params: { nodeType: 'CareUnit', nodeId: home.place.careUnitId } } as const
  const { body } = await world.as(admin).call(listRoleHolders, sent)
  expect(body.available.map(({ name }) => name)).toEqual(['CUAdmin'])
  const held = body.holders.map(({ userId, roles }) => [userId, roles.map(({ name }) => name)])
  expect(held).toContainEqual([head.id, ['CUAdmin']])
  expect(held.map(([userId]) => userId)).not.toContain(world.people.nurse.id)
  const params = { nodeType: 'CareUnit', nodeId: neighbour.place.id } as const
  expect((await world.as(admin).call(listRoleHolders, { params })).status).toBe(404)
})

test('what holds at a place are its own roles and those of its client; what was given stands apart (A-6-46, A-7.3-07)', async () => {
  const { body } = await world.as(admin).call(listEffectiveRoles, { params: { userId: user.id } })
  const at = (carePlaceId: string | null) =>
    body.filter((role) => role.carePlaceId === carePlaceId).map(({ name, source }) => `${name} from ${source}`)
  expect(at(null)).toEqual(['RankingHandler from Client'])
  expect(
    body.find((role) => role.carePlaceId === world.home.sister.id && role.name === 'RankingHandler'),
  ).toMatchObject({
    carePlaceName: world.home.sister.name,
    sourceName: world.home.client.name,
  })
  expect(at(world.home.place.id).toSorted()).toEqual([
    'Investigator from CarePlace',
    'Nurse from CarePlace',
    'RankingHandler from Client',
  ])
  expect(at(world.home.sister.id).toSorted()).toEqual(['Nurse from CarePlace', 'RankingHandler from Client'])
})

test('the roles of a user are listed with the nodes where they are held, from the client down and by name (A-7.3-06)', async () => {
  const { client, place, sister } = world.home
  const { body } = await world.as(admin).call(listRolesOfUser, { params: { userId: user.id } })
  expect(body.map(({ name, nodeType, nodeId }) => [name, nodeType, nodeId])).toEqual([
    ['RankingHandler', 'Client', client.id],
    ['Nurse', 'CarePlace', place.id],
    ['Investigator', 'CarePlace', place.id],
    ['Nurse', 'CarePlace', sister.id],
  ])
  const abroad = { params: { userId: world.people.foreigner.id } }
  expect((await world.as(service).call(listRolesOfUser, abroad)).status).toBe(404)
})

describe('why somebody may do something', () => {
  const explained = async (nodeType: 'Client' | 'CarePlace', nodeId: string) => {
    const sent = { params: { userId: user.id }, query: { nodeType, nodeId } }
    const { body } = await world.as(admin).call(explainPermissions, sent)
    return (name: string) => {
      const found = body.permissions.find((each) => each.name === name)
      const through = found?.through.map((index) => body.roles[index])
      return { through: through?.map((role) => `${role?.name} at ${role?.nodeName}`), givenBy: found?.givenBy }
    }
  }

  test('is every role that gives it, with where it was given', async () => {
    const why = await explained('CarePlace', world.home.place.id)
    expect(why('ProductPrescriptionRead').through?.toSorted()).toEqual([
      'Investigator at Region Fjällviken, Björken',
      'Nurse at Region Fjällviken, Björken',
      'RankingHandler at Region Fjällviken',
    ])
    expect(why('OrderWrite')).toMatchObject({ through: [], givenBy: expect.arrayContaining(['Orderer']) })
  })

  test('at the client is what holds there alone', async () => {
    const why = await explained('Client', world.home.client.id)
    expect(why('ProductPrescriptionRead').through).toEqual(['RankingHandler at Region Fjällviken'])
    expect(why('CareRecipientRead').through).toEqual([])
  })

  test('is not told of a place of another client', async () => {
    const query = { nodeType: 'CarePlace', nodeId: world.neighbour.place.id } as const
    expect((await world.as(admin).call(explainPermissions, { params: { userId: user.id }, query })).status).toBe(404)
  })
})

test('before all roles of a place are taken it is told what would go', async () => {
  const query = { nodeType: 'CarePlace', nodeId: world.home.place.id } as const
  const { body } = await world.as(admin).call(readRoleRemoval, { params: { userId: user.id }, query })
  expect(body.roles.map(({ name }) => name).toSorted()).toEqual(['Investigator', 'Nurse'])
  expect(body.permissionsLost).toContain('InvestigationWrite')
  // The role of the client still gives it.
  expect(body.permissionsLost).not.toContain('ProductPrescriptionRead')
  expect(body).toMatchObject({ leavesMembership: true, isDefaultCarePlace: true, isLast: false })
})

describe('whether roles can be given and taken', () => {
  const can = async (caller: SignedIn, userId: number) =>
    (await world.as(caller).call(readUserRoles, { params: { userId } })).body.can

  test('is told before anybody tries', async () => {
    const { people } = world
    const not = (reason: string) => ({ possible: false, reason })
    expect(await can(admin, user.id)).toEqual({
      give: { possible: true, reason: null },
      take: { possible: true, reason: null },
    })
    expect(await can(admin, people.administrator.id)).toEqual({ give: not('own-account'), take: not('own-account') })
    expect((await can(service, people.administrator.id)).give).toEqual(not('not-yours-to-give'))
  })

  test('and a second child of a parent at the same client is given none', async () => {
    const parent = await insertUser(world.owner, {
      userName: 'parent.of.two',
      client: world.home.client,
      isParent: true,
    })
    const child = (userName: string, roles: string[]) =>
      insertUser(world.owner, {
        userName: userName,
        client: world.home.client,
        parentUserId: parent.id,
        at: [{ node: atPlace(world.home.place), roles }],
      })
    await child('first', ['Nurse'])
    const second = await child('second', [])
    expect(await can(admin, second.id)).toEqual({
      give: { possible: false, reason: 'parent-twice' },
      take: { possible: true, reason: null },
    })
  })
})
