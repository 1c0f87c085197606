import { assignRolesAtNode } from '@omsorg/contract/sign-in/role/assign-roles-at-node.ts'
import { explainPermissions } from '@omsorg/contract/sign-in/role/explain-permissions.ts'
import { listAvailableRoles } from '@omsorg/contract/sign-in/role/list-available-roles.ts'
import { listEffectiveRoles } from '@omsorg/contract/sign-in/role/list-effective-roles.ts'
import { listOperatorRoles } from '@omsorg/contract/sign-in/role/list-operator-roles.ts'
import { readRoleRemoval } from '@omsorg/contract/sign-in/role/read-role-removal.ts'
import { saveAvailableRoles } from '@omsorg/contract/sign-in/role/save-available-roles.ts'
import { atClient, atPlace, insertUser, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
const refusalOf = ({ body }: { readonly body: unknown }) => (body as { refusal?: string }).refusal ?? 'none'

describe('the roles that a client uses', () => {
  test('are all roles of clients until it says otherwise', async () => {
    const ids = await used(world.neighbour.client.id, service)
    expect(ids).toHaveLength(39)
    const { body } = await world.as(service).call(listOperatorRoles, {})
    expect(new Set(body.map(({ scope }) => scope))).toEqual(new Set(['principal', 'csp']))
    expect(ids.filter((id) => body.some((role) => role.id === id))).toEqual([])
    expect(
      (await world.as(service).call(listAvailableRoles, { params: { clientId: world.abroad.client.id } })).status,
    ).toBe(404)
  })

  test('are saved over what was read; somebody else learns what changed', async () => {
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

  test('keep each that somebody holds', async () => {
    const clientId = world.home.client.id
    const readRoleIds = await used(clientId)
    const roleIds = readRoleIds.filter((id) => id !== prescriber)
    const answer = await world.as(admin).call(saveAvailableRoles, { input: { clientId, roleIds, readRoleIds } })
    expect([refusalOf(answer), answer.text.includes('IDS002002')]).toEqual(['role-in-use', true])
  })
})

test('what holds at a place are its own roles and those of its client', async () => {
  const { body } = await world.as(admin).call(listEffectiveRoles, { params: { userId: user.id } })
  const at = (carePlaceId: string | null) =>
    body.filter((role) => role.carePlaceId === carePlaceId).map(({ name, source }) => `${name} from ${source}`)
  expect(at(null)).toEqual(['RankingHandler from Client'])
  expect(at(world.home.place.id).toSorted()).toEqual([
    'Investigator from CarePlace',
    'Nurse from CarePlace',
    'RankingHandler from Client',
  ])
  expect(at(world.home.sister.id).toSorted()).toEqual(['Nurse from CarePlace', 'RankingHandler from Client'])
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
