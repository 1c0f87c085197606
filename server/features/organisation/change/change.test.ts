import { readLastChanges } from '@omsorg/contract/organisation/change/read-last-changes.ts'
import { createClientOrderSettings } from '@omsorg/contract/orders/settings/create-client-order-settings.ts'
import { createPlaceOrderSettings } from '@omsorg/contract/orders/settings/create-place-order-settings.ts'
import { updateClientOrderSettings } from '@omsorg/contract/orders/settings/update-client-order-settings.ts'
import { readProviderSettings } from '@omsorg/contract/sign-in/method/read-provider-settings.ts'
import { saveProviderSettings } from '@omsorg/contract/sign-in/method/save-provider-settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
