import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { updateCareUnit } from '@omsorg/contract/organisation/care-unit/update-care-unit.ts'
import { changesAtOnce, listChanges } from '@omsorg/contract/organisation/change/list-changes.ts'
import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { createClientOrderSettings } from '@omsorg/contract/orders/settings/create-client-order-settings.ts'
import { createPlaceOrderSettings } from '@omsorg/contract/orders/settings/create-place-order-settings.ts'
import { updateClientOrderSettings } from '@omsorg/contract/orders/settings/update-client-order-settings.ts'
import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { saveProviderSettings } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const changes = async (carePlaceId?: string, clientId = world.home.client.id) =>
  world.as(admin).call(readLastChanges, { params: { subject: 'order-settings' }, query: { clientId, carePlaceId } })

test('of each setting of a place and of its client it is told who changed it last', async () => {
  const { client, place, sister } = world.home
  await world.owner.query('delete from omsorg.order_setting')
  const made = await world
    .as(admin)
    .call(createClientOrderSettings, { input: { clientId: client.id, soonDays: 9, expressLeadDays: 3 } })
  await world.as(admin).call(updateClientOrderSettings, {
    input: { clientId: client.id, soonDays: 11, expressLeadDays: 3, rowVersion: made.body.rowVersion },
  })
  await world
    .as(admin)
    .call(createPlaceOrderSettings, { input: { carePlaceId: place.id, soonDays: 7, orderTypes: ['group'] } })

  const { body } = await changes(place.id)
  const by = expect.stringContaining(' ')
  const at = expect.stringMatching(/Z$/)
  expect(body.changes).toEqual(
    expect.arrayContaining([
      { level: 'Client', field: 'soonDays', at, by },
      { level: 'Client', field: 'expressLeadDays', at, by },
      { level: 'CarePlace', field: 'soonDays', at, by },
      { level: 'CarePlace', field: 'orderTypes', at, by },
    ]),
  )
  const [soon, express] = ['soonDays', 'expressLeadDays'].map((name) =>
    body.changes.find(({ level, field }) => level === 'Client' && field === name),
  )
  // Only what the second save changed is of the second save.
  expect(soon?.at).not.toBe(express?.at)
  expect((await changes(sister.id)).body.changes.map(({ level }) => level)).not.toContain('CarePlace')
})

test('of ways to sign in it is told of each way by itself', async () => {
  const { id: clientId } = world.home.client
  const read = await world.as(admin).call(readProviderSettings, { params: { clientId } })
  const { providers, defaultProvider, rowVersion } = read.body
  const turned = providers.map((each) =>
    each.provider === 'UserNamePassword' ? { ...each, smsCodeAllowed: !each.smsCodeAllowed } : each,
  )
  const saved = await world
    .as(admin)
    .call(saveProviderSettings, { input: { clientId, providers: turned, defaultProvider, rowVersion } })
  expect(saved.status).toBe(200)
  const { body } = await world.as(admin).call(readLastChanges, {
    params: { subject: 'authentication-providers' },
    query: { clientId },
  })
  expect(body.changes.map(({ field }) => field)).toContain('UserNamePassword.smsCodeAllowed')
})

test('a place of another client is not found, nor a client that is removed', async () => {
  const { home, neighbour } = world
  expect((await changes(home.place.id, neighbour.client.id)).status).toBe(404)
  expect((await changes(neighbour.place.id)).status).toBe(404)
})

describe('the history', () => {
  const history = (nodeType: 'Client' | 'CareUnit' | 'CarePlace', nodeId: string, query = {}) =>
    world.as(admin).call(listChanges, { params: { nodeType, nodeId }, query })

  test('of a client has each save, the latest first, with what was and what is', async () => {
    const { id: clientId } = world.abroad.client
    const made = await world.as(admin).call(createClientOrderSettings, { input: { clientId, soonDays: 9 } })
    const { rowVersion } = made.body
    await world.as(admin).call(updateClientOrderSettings, { input: { clientId, soonDays: 11, rowVersion } })
    const { body } = await history('Client', clientId, { subject: 'order-settings' })
    expect(body.hasMore).toBe(false)
    expect(body.changes.map(({ event }) => event)).toEqual(['saved', 'made'])
    expect(body.changes[0]).toMatchObject({
      subject: 'order-settings',
      by: { name: expect.stringContaining(' '), onBehalfOf: null },
      fields: [{ field: 'soonDays', before: 9, after: 11 }],
    })
  })

  test('goes on from the last change that is known', async () => {
    const id = world.abroad.place.careUnitId
    for (const n of Array.from({ length: changesAtOnce + 2 }, (_, place) => place)) {
      const { body } = await world.as(admin).call(readCareUnit, { params: { careUnitId: id } })
      const input = { id, clientId: world.abroad.client.id, name: `Yksikkö ${n}`, rowVersion: body.rowVersion }
      await world.as(admin).call(updateCareUnit, { input })
    }
    const first = await history('CareUnit', id)
    const rest = await history('CareUnit', id, { before: String(first.body.changes.at(-1)?.changeId) })
    expect([first.body.changes.length, first.body.hasMore]).toEqual([changesAtOnce, true])
    expect([rest.body.changes.length, rest.body.hasMore]).toEqual([2, false])
    expect(first.body.changes[0]?.fields).toEqual([
      { field: 'name', before: `Yksikkö ${changesAtOnce}`, after: `Yksikkö ${changesAtOnce + 1}` },
    ])
  })

  test('of a place has nothing of its client or of another place', async () => {
    const { place, sister, client } = world.home
    const made = await world
      .as(admin)
      .call(createPlaceOrderSettings, { input: { carePlaceId: sister.id, soonDays: 8, orderTypes: ['group'] } })
    expect(made.status).toBe(200)
    const places = await Promise.all(
      [place, sister].map(({ id }) => history('CarePlace', id, { subject: 'order-settings' })),
    )
    expect(
      places.map((each) =>
        each.body.changes.map(({ fields }) => fields.find(({ field }) => field === 'soonDays')?.after),
      ),
    ).toEqual([[7], [8]])
    const ofClient = await history('Client', client.id, { subject: 'order-settings' })
    expect(ofClient.body.changes.flatMap(({ fields }) => fields.map(({ after }) => after))).not.toContain(8)
  })

  test('is told to administration alone, and of nothing that is not there', async () => {
    expect((await history('CareUnit', world.home.place.id)).status).toBe(404)
    const service = await world.signIn(world.people.customerService)
    const asked = { params: { nodeType: 'Client' as const, nodeId: world.home.client.id }, query: {} }
    expect((await world.as(service).call(listChanges, asked)).status).toBe(404)
  })
})
