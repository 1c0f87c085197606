import { assignRoles } from '@omsorg/contract/sign-in/role/assign-roles.ts'
import { assignRolesAtNode } from '@omsorg/contract/sign-in/role/assign-roles-at-node.ts'
import { listAssignedRoles } from '@omsorg/contract/sign-in/role/list-assigned-roles.ts'
import { readUserRoles } from '@omsorg/contract/sign-in/role/read-user-roles.ts'
import { removeRoles } from '@omsorg/contract/sign-in/role/remove-roles.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { issueToken } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { atPlace, insertOperator, insertUser, type Account } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { nobody, openWorld, signedIn, type SignedIn, type World } from '../../../testing/world.ts'
import { mailsAreSent } from '../testing/mails.ts'
import { hashPassword } from '../token/passwords.ts'

const [newsManager, unitAdmin, nurse, prescriber, orderer, prescriberOfCatheters] = [10, 20, 30, 32, 36, 42]

let world: World
let admin: SignedIn
let service: SignedIn
let unitAdministrator: SignedIn
let hash: string
let user: Account
let version: number
let users = 0
beforeAll(async () => {
  world = await openWorld()
  const { people } = world
  hash = await hashPassword(password)
  admin = await world.signIn(people.administrator)
  service = await world.signIn(people.customerService)
  unitAdministrator = await world.signIn(people.unitAdministrator)
})
beforeEach(async () => {
  users += 1
  user = await insertUser(world.owner, {
    userName: `held.${users}`,
    client: world.home.client,
    passwordHash: hash,
    at: [
      { node: atPlace(world.home.place), roles: ['Prescriber'], isDefault: true },
      { node: atPlace(world.home.sister), roles: ['Nurse'] },
    ],
  })
  version = (await read()).rowVersion
})
afterAll(() => world.close())

const at = (nodeType: 'Client' | 'CareUnit' | 'CarePlace', nodeId: string, ...roleIds: number[]) => ({
  nodeType,
  nodeId,
  clientId: world.home.client.id,
  roleIds,
})
const atHome = (...roleIds: number[]) => at('CarePlace', world.home.place.id, ...roleIds)
const atSister = (...roleIds: number[]) => at('CarePlace', world.home.sister.id, ...roleIds)
const give = (
  caller: SignedIn,
  nodes: ReturnType<typeof at>[],
  rowVersion = version,
  userId = user.id,
  more: object = {},
) => world.as(caller).call(assignRoles, { input: { userId, nodes, rowVersion, ...more } })
const remove = (caller: SignedIn, nodeId: string, roleIds: number[] = [], userId = user.id) =>
  world.as(caller).call(removeRoles, { input: { userId, nodeType: 'CarePlace', nodeId, roleIds } })
const read = async (userId = user.id) => (await world.as(admin).call(readUserRoles, { params: { userId } })).body
const heldBy = async (userId = user.id) => {
  const { assigned } = await read(userId)
  return assigned.map(({ name, nodeName }) => `${name} at ${nodeName}`).toSorted()
}
const inForce = async (actor: SignedIn) => {
  const sent = { grant_type: 'refresh_token', refresh_token: actor.refreshToken, client_id: 'web' } as const
  const { body } = await world.as({ ...nobody(), cookies: actor.cookies }).call(issueToken, { input: sent })
  return signedIn(body, actor.cookies).claims.permissions
}

describe('roles that are given', () => {
  test('take the place of those at each named node, and hold within a second for whoever is signed in (A-6-42, A-6-47, A-7.3-04)', async () => {
    const atWork = await world.signIn(user)
    const client = at('Client', world.home.client.id, newsManager)
    const { status, body } = await give(admin, [atHome(nurse, orderer), client])
    expect([status, body.rowVersion > version]).toEqual([200, true])
    expect((await world.as(atWork).call(readMembership, { params: { id: user.id } })).status).toBe(401)
    const permissions = await inForce(atWork)
    expect(permissions).toEqual(expect.arrayContaining(['OrderWrite', 'NewsWrite']))
    expect(permissions).not.toContain('ProductPrescriptionWrite')
    expect(await heldBy()).toEqual([
      'NewsManager at Region Fjällviken',
      'Nurse at Region Fjällviken, Björken',
      'Nurse at Region Fjällviken, Granen',
      'Orderer at Region Fjällviken, Björken',
    ])
  })

  test('of one area count in that area alone', async () => {
    const atWork = await world.signIn(user)
    await give(admin, [atHome(prescriberOfCatheters)])
    const markers = (await inForce(atWork)).filter((name) => /^ProductPrescription\w+Write$/.test(name))
    expect(markers.toSorted()).toEqual(['ProductPrescriptionCatheterWrite'])
  })

  test('by the older form come besides those held there (A-6-47, A-7.3-05)', async () => {
    const { nodeType, nodeId, clientId, roleIds } = atHome(orderer)
    const input = { userId: user.id, nodeType, nodeId, clientId, roleIds }
    expect((await world.as(service).call(assignRolesAtNode, { input })).status).toBe(200)
    expect(await heldBy()).toContain('Prescriber at Region Fjällviken, Björken')
    expect(await heldBy()).toContain('Orderer at Region Fjällviken, Björken')
  })

  test('say by whom and when, and leave a row with before and after; the owner is told where it was asked for (A-7.3-09)', async () => {
    await give(admin, [atHome(nurse)], version, user.id, { tellOwner: true })
    await mailsAreSent(world)
    const { body } = await world.as(admin).call(listAssignedRoles, { params: { userId: user.id } })
    expect(body.find(({ nodeId }) => nodeId === world.home.place.id)).toMatchObject({
      name: 'Nurse',
      assignedBy: { name: 'Test administrator', onBehalfOf: null },
    })
    const { rows } = await world.owner.query(
      `select by_user, detail->'nodes' as nodes from omsorg.user_event where user_id = $1 and event = 'roles-changed'`,
      [user.id],
    )
    const node = { nodeType: 'CarePlace', nodeId: world.home.place.id, before: ['Prescriber'], after: ['Nurse'] }
    expect(rows).toEqual([{ by_user: world.people.administrator.id, nodes: [node] }])
    expect(world.mailbox().letters(`held.${users}@omsorg.example`)[0]?.subject).toBe('Dina roller har ändrats')
  })
})

describe('two administrators at once', () => {
  test('one is told what the other changed, and nothing is lost', async () => {
    const answers = await Promise.all([
      give(admin, [atHome(prescriber, orderer)]),
      give(service, [atHome(prescriber, nurse)]),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won, lost] = answers[0].status === 200 ? [orderer, answers[1]] : [nurse, answers[0]]
    const codes = { [orderer]: 'Orderer', [nurse]: 'Nurse' }
    expect(lost.body).toMatchObject({
      refusal: 'stale',
      detail: { changes: [{ nodes: [{ nodeId: world.home.place.id, given: [codes[won]], taken: [] }] }] },
    })
    expect(await heldBy()).toContain(`${codes[won]} at Region Fjällviken, Björken`)
  })

  test('and what is sent twice changes once', async () => {
    const nodes = [atHome(orderer)]
    const answers = await Promise.all([give(admin, nodes), give(admin, nodes)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].text).toBe(answers[1].text)
    const events = await world.owner.query(
      `select 1 from omsorg.user_event where user_id = $1 and event = 'roles-changed'`,
      [user.id],
    )
    expect(events.rowCount).toBe(1)
  })

  test('who both take the last administrator but one leave one', async () => {
    const [first, second] = await Promise.all(
      ['first', 'second'].map((name) =>
        insertOperator(world.owner, {
          userName: `administrator.${name}`,
          application: 'PRINCIPAL',
          roles: ['Admin', 'PrincipalReader'],
          passwordHash: hash,
        }),
      ),
    )
    if (!first || !second) throw new Error('an operator was not inserted')
    const [byFirst, bySecond] = [await world.signIn(first), await world.signIn(second)]
    await world.owner.query(`update omsorg.user_account set status = 'inactive' where id = $1`, [
      world.people.administrator.id,
    ])
    const take = (caller: SignedIn, { id }: Account) =>
      world.as(caller).call(removeRoles, { input: { userId: id, nodeType: 'Application', nodeId: null, roleIds: [1] } })
    const answers = await Promise.all([take(byFirst, second), take(bySecond, first)])
    const { rowCount } = await world.owner.query(
      `select 1 from omsorg.role_assignment where role_id = 1 and user_id = any($1)`,
      [[first.id, second.id]],
    )
    await world.owner.query(`update omsorg.user_account set status = 'active' where id = $1`, [
      world.people.administrator.id,
    ])
    admin = await world.signIn(world.people.administrator)
    expect([answers.filter(({ status }) => status === 200).length, rowCount]).toEqual([1, 1])
  })
})

describe('roles that are taken', () => {
  test('all at a place take the place from the membership, and with it from whoever works there (A-6-43, A-7.3-08)', async () => {
    const atWork = await world.signIn(user)
    expect((await remove(admin, world.home.place.id)).status).toBe(200)
    expect(await heldBy()).toEqual(['Nurse at Region Fjällviken, Granen'])
    expect(await inForce(atWork)).not.toContain('ProductPrescriptionWrite')
    const { rows } = await world.owner.query('select node_id from omsorg.membership where user_id = $1', [user.id])
    expect(rows).toEqual([{ node_id: world.home.sister.id }])
  })

  test('twice are taken once', async () => {
    const answers = await Promise.all([remove(admin, world.home.place.id), remove(service, world.home.place.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('are not the last, also when two are taken at once (A-5-24, A-7.3-08)', async () => {
    const answers = await Promise.all([remove(admin, world.home.place.id), remove(service, world.home.sister.id)])
    expect(answers.map(refusalOf).toSorted()).toEqual(['last-role', 'none'])
    expect(answers.map(({ text }) => text).join('')).toContain('IDS002001')
    expect(await heldBy()).toHaveLength(1)
  })
})

describe('who gives what to whom', () => {
  test('nobody to themselves, and customer service to no operator', async () => {
    const { administrator, customerService, impersonator } = world.people
    const { clientId: _c, ...input } = {
      userId: 0,
      nodeType: 'Application',
      nodeId: null,
      clientId: null,
      roleIds: [1],
    }
    const operator = (caller: SignedIn, { id }: Account) =>
      world.as(caller).call(assignRolesAtNode, {
        input: { ...input, nodeType: 'Application', clientId: null, userId: id, roleIds: [caller === admin ? 2 : 71] },
      })
    const answers = [
      await operator(admin, administrator),
      await operator(service, customerService),
      await operator(service, impersonator),
    ]
    expect(answers.map(refusalOf)).toEqual(['own-account', 'user-not-found', 'user-not-found'])
  })

  test('a care unit at its own places alone', async () => {
    expect((await give(unitAdministrator, [atHome(nurse)])).status).toBe(200)
    const now = (await read()).rowVersion
    const refusedNodes = [
      at('CareUnit', world.home.place.careUnitId, unitAdmin),
      at('Client', world.home.client.id, newsManager),
      at('CarePlace', world.neighbour.place.id, nurse),
    ]
    const refused: string[] = []
    for (const node of refusedNodes) refused.push(refusalOf(await give(unitAdministrator, [node], now)))
    expect(refused).toEqual(['not-yours-to-give', 'not-yours-to-give', 'node-not-found'])
    const stranger = await give(unitAdministrator, [atHome(nurse)], 1, world.people.stranger.id)
    expect(refusalOf(stranger)).toBe('user-not-found')
  })

  test('nobody a place of another client, under whichever name', async () => {
    const { neighbour } = world
    const own = at('CarePlace', neighbour.place.id, nurse)
    const theirs = { ...own, clientId: neighbour.client.id }
    const wrongKind = at('CareUnit', world.home.place.id, unitAdmin)
    for (const node of [own, theirs, wrongKind]) {
      expect(refusalOf(await give(admin, [node]))).toBe('node-not-found')
    }
  })

  test('customer service nobody of another market', async () => {
    const { foreigner } = world.people
    expect(refusalOf(await give(service, [atHome(nurse)], 1, foreigner.id))).toBe('user-not-found')
    expect((await world.as(service).call(readUserRoles, { params: { userId: foreigner.id } })).status).toBe(404)
  })

  test('a second child of one parent at the same client nothing', async () => {
    const { child, parent } = world.people
    const { neighbour } = world
    const second = await insertUser(world.owner, {
      userName: `second.child.${users}`,
      client: neighbour.client,
      parentUserId: parent.id,
    })
    const node = { nodeType: 'CarePlace' as const, nodeId: neighbour.place.id, clientId: neighbour.client.id }
    const answer = await give(admin, [{ ...node, roleIds: [nurse] }], 1, second.id)
    expect([refusalOf(answer), answer.text.includes('IDS004006')]).toEqual(['parent-twice', true])
    await world.owner.query('delete from omsorg.user_account where id = $1', [second.id])
    const version = (await read(child.id)).rowVersion
    expect(refusalOf(await give(admin, [{ ...node, roleIds: [prescriber] }], version, child.id))).toBe('none')
  })

  test('nobody the same node twice in one call', async () => {
    expect(refusalOf(await give(admin, [atSister(nurse), atSister(prescriber)]))).toBe('node-twice')
  })
})
