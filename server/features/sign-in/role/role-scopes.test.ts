import { assignRolesAtNode } from '@omsorg/contract/sign-in/role/assign-roles-at-node.ts'
import { listAssignedRoles } from '@omsorg/contract/sign-in/role/list-assigned-roles.ts'
import { listAvailableRoles } from '@omsorg/contract/sign-in/role/list-available-roles.ts'
import { listOperatorRoles } from '@omsorg/contract/sign-in/role/list-operator-roles.ts'
import { nodeTypeOf } from '@omsorg/domain/sign-in/role/role.ts'
import { insertUser, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/caller.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let user: Account
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  user = await insertUser(world.owner, { userName: 'scopes', client: world.home.client })
})
afterAll(() => world.close())

const kinds = ['Client', 'CareUnit', 'CarePlace'] as const
const give = (nodeType: (typeof kinds)[number], ...roleIds: number[]) => {
  const { client, place } = world.home
  const nodeId = { Client: client.id, CareUnit: place.careUnitId, CarePlace: place.id }[nodeType]
  return world.as(admin).call(assignRolesAtNode, {
    input: { userId: user.id, nodeType, nodeId, clientId: client.id, roleIds },
  })
}

test('each role of a client is given at the kind of node that it is for, and at no other (A-6-18, A-6-19, A-6-41)', async () => {
  const params = { clientId: world.home.client.id }
  const roles = (await world.as(admin).call(listAvailableRoles, { params })).body
  expect(roles.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['RankingHandler', 'CustomArticleNumberHandler', 'CUAdmin', 'Nurse']),
  )
  for (const role of roles) {
    const others = kinds.filter((kind) => kind !== nodeTypeOf(role))
    const refused = await Promise.all(others.map((kind) => give(kind, role.id)))
    expect([role.name, ...refused.map(refusalOf)]).toEqual([role.name, ...others.map(() => 'role-not-for-node')])
  }
  for (const kind of kinds) {
    const own = roles.filter((role) => nodeTypeOf(role) === kind).map(({ id }) => id)
    expect([own.length > 0, (await give(kind, ...own)).status]).toEqual([true, 200])
  }
  const held = (await world.as(admin).call(listAssignedRoles, { params: { userId: user.id } })).body
  expect(held.map(({ name, nodeType }) => `${name} at ${nodeType}`).toSorted()).toEqual(
    roles.map((role) => `${role.name} at ${nodeTypeOf(role)}`).toSorted(),
  )
})

test('no role of an operator is given at a node of a client (A-6-41, A-6-45)', async () => {
  const { body } = await world.as(admin).call(listOperatorRoles, {})
  for (const { id } of body)
    for (const kind of kinds) expect(refusalOf(await give(kind, id))).toMatch(/^role-not-(for-node|available)$/)
})
