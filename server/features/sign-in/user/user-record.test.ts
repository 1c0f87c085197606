import { createUser } from '@omsorg/contract/sign-in/user/create-user.ts'
import { listClientUsers } from '@omsorg/contract/sign-in/user-list/list-client-users.ts'
import { listNodeUsers } from '@omsorg/contract/sign-in/user-list/list-node-users.ts'
import { listUserClients } from '@omsorg/contract/sign-in/user-list/list-user-clients.ts'
import { listUserEvents } from '@omsorg/contract/sign-in/user/list-user-events.ts'
import { readUser } from '@omsorg/contract/sign-in/user/read-user.ts'
import { readUserOverview } from '@omsorg/contract/sign-in/user/read-user-overview.ts'
import { unlockUser } from '@omsorg/contract/sign-in/user/unlock-user.ts'
import { updateUser } from '@omsorg/contract/sign-in/user/update-user.ts'
import { atPlace, insertUser } from '@omsorg/database/demo/build/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/caller.ts'
import { password } from '../../../testing/people.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { mailsAreSent } from '../testing/mails.ts'
import { hashPassword } from '../token/passwords.ts'

let world: World
let admin: SignedIn
let service: SignedIn
let unitAdmin: SignedIn
let secondUnitAdmin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  const { home, people } = world
  admin = await world.signIn(people.administrator)
  service = await world.signIn(people.customerService)
  unitAdmin = await world.signIn(people.unitAdministrator)
  const second = await insertUser(world.owner, {
    userName: 'second.keeper',
    client: home.client,
    passwordHash: await hashPassword(password),
    at: [
      { node: atPlace(home.place), roles: [], isDefault: true },
      { node: { type: 'care-unit', id: home.place.careUnitId, clientId: home.client.id }, roles: ['CUAdmin'] },
    ],
  })
  secondUnitAdmin = await world.signIn(second)
})
afterAll(() => world.close())

const ylva = () => ({
  clientId: world.home.client.id,
  firstName: 'ylva-maria',
  lastName: '  von   strand ',
  userName: `ylva.${crypto.randomUUID().slice(0, 8)}`,
  language: 'fi' as const,
})
const make = (more: object = {}, by = admin) => world.as(by).call(createUser, { input: { ...ylva(), ...more } })
const read = (id: number, by = admin) => world.as(by).call(readUser, { params: { id } })
const change = (id: number, more: object, by = admin) => world.as(by).call(updateUser, { input: { id, ...more } })
const eventsOf = async (id: number) =>
  (await world.as(admin).call(listUserEvents, { params: { id }, query: {} })).body.events.map(
    ({ event, by, changes }) => ({
      event,
      by: by?.name,
      changes,
    }),
  )

describe('a user who is made', () => {
  test('waits for a password, with names as they are kept, and is found below the client (A-3-23, A-3-24, A-3-25, A-7.4-06, A-7.4-11, A-7.4-18)', async () => {
    const made = await make({ email: 'ylva@region.example', phone: '070-174 06 18' })
    expect(made.status).toBe(200)
    const { body } = await read(made.body.id)
    expect(body).toMatchObject({
      name: 'Ylva-Maria Von Strand',
      language: 'fi',
      phone: '+46701740618',
      clientName: world.home.client.name,
      marketAreaCode: 10,
      status: 'pending',
      visible: true,
      rowVersion: made.body.rowVersion,
    })
    const found = await world.as(admin).call(listClientUsers, {
      query: { clientId: world.home.client.id, pageSize: 200 },
    })
    expect(found.body.users.map(({ id }) => id)).toContain(made.body.id)
    expect((await eventsOf(made.body.id)).map(({ event }) => event)).toEqual(['made'])
  })

  test('belongs to the care place that is named, and signs in there first (A-7.4-18)', async () => {
    const { body } = await make({ carePlaceId: world.home.place.id })
    const at = (nodeType: 'CarePlace' | 'CareUnit' | 'Client', id: string) =>
      world.as(admin).call(listNodeUsers, { params: { nodeType, id }, query: { pageSize: 200 } })
    const { users } = (await at('CarePlace', world.home.place.id)).body
    expect(users.find(({ id }) => id === body.id)).toMatchObject({ carePlaceName: world.home.place.name })
    const of = async (carePlaceId: string) => {
      const query = { clientId: world.home.client.id, carePlaceId, pageSize: 200 }
      const listed = await world.as(admin).call(listClientUsers, { query })
      return listed.body.users.some(({ id }) => id === body.id)
    }
    expect([await of(world.home.place.id), await of(world.home.sister.id)]).toEqual([true, false])
    expect((await make({ carePlaceId: world.neighbour.place.id })).errors).toEqual({ carePlaceId: 'COM001001' })
  })

  test('has a user name and an address of their own, of whatever client and however they are written (O-5-42)', async () => {
    await world.owner.query(`update omsorg.user_account set email = 'taken@region.example' where id = $1`, [
      world.people.stranger.id,
    ])
    expect(await make({ userName: 'STRANGER' })).toMatchObject({ status: 400, errors: { userName: 'COM001001' } })
    expect(await make({ email: 'Taken@Region.example' })).toMatchObject({ errors: { email: 'COM001001' } })
    expect(await make({ phone: '12345' })).toMatchObject({ errors: { phone: 'COM001001' } })
  })

  test('is made once, whoever else takes the same name at that moment', async () => {
    const userName = 'two.at.once'
    const answers = await Promise.all([make({ userName }), make({ userName }, service)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('is made once, however often the same call is sent', async () => {
    const input = ylva()
    const idempotencyKey = crypto.randomUUID()
    const send = () => world.as(admin).call(createUser, { input, idempotencyKey })
    const [first, second] = [await send(), await send()]
    expect([second.status, second.body]).toEqual([200, first.body])
  })

  test('is of no client that is out of reach or removed', async () => {
    expect(refusalOf(await make({ clientId: world.abroad.client.id }, service))).toBe('client-not-found')
    expect(refusalOf(await make({ clientId: crypto.randomUUID() }))).toBe('client-not-found')
  })

  test('is given nothing that the form does not have', async () => {
    const { body } = await make({ status: 'active', kind: 'operator', application: 'PRINCIPAL', isMachine: true })
    const { rows } = await world.owner.query(
      `select status, kind, application, is_machine from omsorg.user_account where id = $1`,
      [body.id],
    )
    expect(rows).toEqual([{ status: 'pending', kind: 'user', application: 'GUIDE', is_machine: false }])
  })
})

describe('a user who is changed', () => {
  test('keeps what was left out, and the history says what was before, field by field (A-7.4-07, A-7.5-12)', async () => {
    const { id, rowVersion } = (await make({ phone: '0701740618' })).body
    const { status, body } = await change(id, { firstName: 'åsa', email: 'asa@region.example', rowVersion })
    expect(status).toBe(200)
    expect(body).toMatchObject({ firstName: 'Åsa', lastName: 'Von Strand', phone: '+46701740618' })
    const changes = (await eventsOf(id)).flatMap((each) => each.changes)
    expect(changes).toContainEqual({ field: 'firstName', from: 'Ylva-Maria', to: 'Åsa', place: null })
    expect(changes).toContainEqual({ field: 'email', from: null, to: 'asa@region.example', place: null })
  })

  test('whose record somebody else has saved meanwhile is not overwritten, and the answer says what it is now', async () => {
    const { id, rowVersion } = (await make()).body
    await change(id, { firstName: 'Maj', rowVersion }, service)
    const { status, body } = await change(id, { firstName: 'Lo', rowVersion })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      refusal: 'stale',
      detail: { user: { firstName: 'Maj' }, changed: { by: { name: expect.stringContaining(' ') } } },
    })
    expect((await read(id)).body.firstName).toBe('Maj')
  })

  test('by two who administer the care unit is not overwritten either, and the one told what the other saved goes on from it', async () => {
    const made = await make({ carePlaceId: world.home.place.id })
    const { id } = made.body
    const { rowVersion } = (await read(id, unitAdmin)).body
    const answers = await Promise.all([
      change(id, { phone: '0701740618', rowVersion }, unitAdmin),
      change(id, { phone: '0701740619', rowVersion }, secondUnitAdmin),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { phone } = (await read(id, unitAdmin)).body
    const late = answers.findIndex(({ status }) => status === 409)
    const { detail } = answers[late] as { detail: { user: { phone: string; rowVersion: number }; changed: unknown } }
    expect(detail).toMatchObject({ user: { phone }, changed: { by: { name: expect.stringContaining(' ') } } })
    const again = { lastName: 'Ek', rowVersion: detail.user.rowVersion }
    const { status, body } = await change(id, again, late === 0 ? unitAdmin : secondUnitAdmin)
    expect([status, body.phone, body.lastName]).toEqual([200, phone, 'Ek'])
  })

  test('of two who save at once one is right', async () => {
    const { id, rowVersion } = (await make()).body
    const answers = await Promise.all([
      change(id, { lastName: 'Norr', rowVersion }),
      change(id, { lastName: 'Syd', rowVersion }, service),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('learns of another address at both', async () => {
    const { id } = (await make({ email: 'first@region.example' })).body
    await change(id, { email: 'second@region.example' })
    await mailsAreSent(world)
    expect(world.mailbox().letters('first@region.example')).toHaveLength(1)
    expect(world.mailbox().letters('second@region.example')).toHaveLength(1)
  })

  test('moves to no other client, and becomes nothing that the form does not have', async () => {
    const { id } = (await make()).body
    await change(id, { clientId: world.neighbour.client.id, status: 'active', kind: 'operator', lastName: 'Ek' })
    expect((await read(id)).body).toMatchObject({ clientId: world.home.client.id, status: 'pending', lastName: 'Ek' })
  })
})

describe('a parent and its children (A-6-49)', () => {
  test('share an address, one child at each client, one level deep (A-3-26, A-8.2-16)', async () => {
    const email = 'group@region.example'
    const parent = (await make({ isParentUser: true, email })).body
    const other = (await make({ isParentUser: true })).body
    const child = await make({ parentUserId: parent.id, email })
    expect(child.status).toBe(200)
    expect((await make({ parentUserId: parent.id })).errors).toEqual({ parentUserId: 'IDS004006' })
    expect(refusalOf(await make({ parentUserId: child.body.id }))).toBe('parent-not-found')
    expect(refusalOf(await change(parent.id, { isParentUser: false }))).toBe('has-children')
    expect(refusalOf(await change(parent.id, { parentUserId: other.id }))).toBe('parent-of-parent')
    const { children } = (await world.as(admin).call(readUserOverview, { params: { id: parent.id } })).body
    expect(children.map(({ id }) => id)).toEqual([child.body.id])
    // Outside the group the address would be a second one.
    expect((await make({ email })).status).toBe(200)
    expect(await change(child.body.id, { parentUserId: null })).toMatchObject({ errors: { email: 'COM001001' } })
  })

  test('become two at once at one client by nobody', async () => {
    const { id: parentUserId } = (await make({ isParentUser: true })).body
    const answers = await Promise.all([make({ parentUserId }), make({ parentUserId }, service)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('are nothing that a care unit forms', async () => {
    const here = { carePlaceId: world.home.place.id }
    const asked = [
      await make({ ...here, isParentUser: true }, unitAdmin),
      await make({ ...here, parentUserId: world.people.parent.id }, unitAdmin),
      await change(world.people.nurse.id, { isParentUser: true }, unitAdmin),
    ]
    expect(asked.map(refusalOf)).toEqual(asked.map(() => 'not-yours-to-group'))
  })
})

describe('who sees and changes whom', () => {
  test('a care unit those who belong to it, and makes them at its places', async () => {
    const { nurse, stranger, foreigner, administrator } = world.people
    expect((await read(nurse.id, unitAdmin)).status).toBe(200)
    const strangers = [stranger, foreigner, administrator]
    const seen = await Promise.all(strangers.map(({ id }) => read(id, unitAdmin)))
    expect(seen.map(({ status }) => status)).toEqual([404, 404, 404])
    const changed = await Promise.all(strangers.map(({ id }) => change(id, { lastName: 'X' }, unitAdmin)))
    expect(changed.map(refusalOf)).toEqual(strangers.map(() => 'user-not-found'))
    expect(refusalOf(await make({}, unitAdmin))).toBe('care-place-missing')
    expect(refusalOf(await make({ carePlaceId: world.neighbour.place.id }, unitAdmin))).toBe('care-place-not-found')
    expect((await make({ carePlaceId: world.home.place.id }, unitAdmin)).status).toBe(200)
    expect((await change(nurse.id, { lastName: 'Norén' }, unitAdmin)).status).toBe(200)
    expect(refusalOf(await change(world.people.unitAdministrator.id, { lastName: 'X' }, unitAdmin))).toBe('own-account')
    const { ordererOfOneArea } = world.people
    await world.owner.query(
      `insert into omsorg.role_assignment (user_id, role_id, client_id, node_type, node_id)
       select $1, r.id, $2, 'client', $2 from omsorg.role r where r.code = 'NewsManager'`,
      [ordererOfOneArea.id, world.home.client.id],
    )
    expect(refusalOf(await change(ordererOfOneArea.id, { email: 'x@y.example' }, unitAdmin))).toBe('works-elsewhere')

    const unlocked = await world.as(unitAdmin).call(unlockUser, { input: { userId: ordererOfOneArea.id } })
    expect(refusalOf(unlocked)).toBe('works-elsewhere')
    const overview = (id: number) => world.as(unitAdmin).call(readUserOverview, { params: { id } })
    expect((await overview(ordererOfOneArea.id)).body.can.change).toEqual({
      possible: false,
      reason: 'works-elsewhere',
    })
    expect((await overview(world.people.unitAdministrator.id)).body.can.change.reason).toBe('own-account')
    expect((await overview(ordererOfOneArea.id)).body.roles).toEqual([])
    expect((await overview(nurse.id)).body).toMatchObject({ can: { change: { possible: true } }, parent: null })
    const pages = await Promise.all(strangers.map(({ id }) => overview(id)))
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404])
    const { body } = await world.as(admin).call(readUserOverview, { params: { id: ordererOfOneArea.id } })
    expect(body.can.change.possible).toBe(true)
  })

  test('everybody themselves, and without the right nobody else', async () => {
    const { nurse, prescriber } = world.people
    const self = await world.signIn(nurse)
    expect((await read(nurse.id, self)).status).toBe(200)
    expect((await read(prescriber.id, self)).status).toBe(404)
    expect((await change(prescriber.id, { lastName: 'X' }, self)).status).toBe(403)
  })

  test('customer service the users of its market, and no operator is a user', async () => {
    const { foreigner, administrator } = world.people
    expect((await read(foreigner.id, service)).status).toBe(404)
    expect((await read(administrator.id)).status).toBe(404)
    expect(refusalOf(await change(administrator.id, { lastName: 'X' }))).toBe('user-not-found')
    const { clients } = (await world.as(service).call(listUserClients, { query: {} })).body
    expect(clients.map(({ id }) => id)).not.toContain(world.abroad.client.id)
    expect(clients.find(({ id }) => id === world.home.client.id)?.userCount).toBeGreaterThan(5)
    const abroad = await world.as(service).call(listClientUsers, { query: { clientId: world.abroad.client.id } })
    expect(abroad.status).toBe(404)
  })
})
