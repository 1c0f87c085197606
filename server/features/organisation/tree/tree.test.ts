import { expandClients } from '@omsorg/contract/organisation/tree/expand-clients.ts'
import { listCarePlaces } from '@omsorg/contract/organisation/tree/list-care-places.ts'
import { listCareUnits } from '@omsorg/contract/organisation/tree/list-care-units.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { readNodeTree } from '@omsorg/contract/organisation/tree/read-node-tree.ts'
import { searchClients } from '@omsorg/contract/organisation/tree/search-clients.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let service: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

const names = (nodes: readonly { readonly name: string }[] | undefined) => nodes?.map(({ name }) => name)

describe('the roots of the tree', () => {
  test('are all clients for administration, and those of the market for customer service, each with how many units it has (A-7.5-02)', async () => {
    const everything = await world.as(admin).call(listRootClients, { query: {} })
    expect(names(everything.body.clients)).toEqual(['Järvimaa', 'Region Fjällviken', 'Region Havsbro'])
    expect(everything.body.clients.map(({ childCount }) => childCount)).toEqual([1, 1, 1])
    expect(everything.body.totalCount).toBe(3)
    const ofMarket = await world.as(service).call(listRootClients, { query: {} })
    expect(names(ofMarket.body.clients)).toEqual(['Region Fjällviken', 'Region Havsbro'])
  })

  test('stand in the order of the reader’s language (A-9-27)', async () => {
    const client = await world.owner.query<{ id: string }>(
      "insert into omsorg.client (market, name, patient_data_owner_id) values (10, 'Ådalen', 'x1'), (10, 'Öresund', 'x2'), (10, 'Aalto', 'x3') returning id",
    )
    const inLanguage = async (language: string) => {
      const { body } = await world
        .as(admin)
        .call(listRootClients, { query: {}, headers: { 'accept-language': language } })
      return names(body.clients)?.filter((name) => /^[AÅÖZ]/.test(name))
    }
    expect(await inLanguage('sv')).toEqual(['Aalto', 'Ådalen', 'Öresund'])
    // In Danish aa is å, the last letter.
    expect(await inLanguage('da')).toEqual(['Öresund', 'Ådalen', 'Aalto'])
    expect(await inLanguage('en')).toEqual(['Aalto', 'Ådalen', 'Öresund'])
    await world.owner.query('delete from omsorg.client where id = any($1)', [client.rows.map(({ id }) => id)])
  })

  test('come page by page as they come at once, in each language, and a page after the last is empty (A-9-28)', async () => {
    for (const language of ['sv', 'fi', 'da', 'en']) {
      const headers = { 'accept-language': language }
      const whole = await world.as(admin).call(listRootClients, { query: {}, headers })
      const pages = [1, 2, 3].map((page) =>
        world.as(admin).call(listRootClients, { headers, query: { page, pageSize: 2 } }),
      )
      const each = (await Promise.all(pages)).map(({ body }) => body)
      expect(each.map(({ totalCount }) => totalCount)).toEqual([3, 3, 3])
      expect(each.map(({ clients }) => clients.length)).toEqual([2, 1, 0])
      expect(each.flatMap(({ clients }) => clients)).toEqual(whole.body.clients)
    }
    const ofMarket = await world.as(service).call(listRootClients, { query: { page: 1, pageSize: 1 } })
    expect(ofMarket.body).toMatchObject({ clients: [{ name: 'Region Fjällviken' }], totalCount: 2 })
  })
})

test('units and places open below their parent, with what stands below them and the primary customer number (A-3-05, A-3-06, A-3-08, A-3-15, A-3-18, A-7.5-03, A-7.5-04)', async () => {
  const { client, place, sister } = world.home
  const units = await world.as(admin).call(listCareUnits, { params: { clientId: client.id } })
  expect(units.body).toMatchObject({
    totalCount: 1,
    careUnits: [{ nodeType: 'CareUnit', childCount: 2, customerNo: '' }],
  })
  const unitId = units.body.careUnits[0]?.id ?? ''
  const places = await world.as(admin).call(listCarePlaces, { params: { careUnitId: unitId } })
  expect(new Set(places.body.carePlaces.map(({ id }) => id))).toEqual(new Set([place.id, sister.id]))
  expect(places.body.carePlaces[0]).toMatchObject({ careUnitId: unitId, clientId: client.id })
})

describe('a search', () => {
  test('finds a place by a part of each of its words, and answers entities, opened down to it (A-7.5-05)', async () => {
    const { name } = world.home.sister
    const term = name
      .split(' ')
      .map((word) => word.slice(0, 4))
      .join(' ')
    const { body } = await world.as(admin).call(expandClients, { query: { searchTerm: term } })
    expect(body.clients).toBeUndefined()
    expect(body.hits).toContain(world.home.sister.id)
    const client = body.entities?.find(({ id }) => id === world.home.client.id)
    expect(client?.children?.[0]?.children?.map(({ id }) => id)).toContain(world.home.sister.id)
  })

  test('that finds a client leaves it closed', async () => {
    await world.owner.query("update omsorg.client set alias = 'Kusten' where id = $1", [world.neighbour.client.id])
    const { body } = await world.as(admin).call(expandClients, { query: { searchTerm: 'kusten' } })
    expect(body).toMatchObject({ totalCount: 1, hits: [world.neighbour.client.id] })
    expect(body.entities?.[0]?.children).toBeUndefined()
  })

  test('of customer service crosses no market', async () => {
    const { body } = await world.as(service).call(expandClients, { query: { searchTerm: 'Järvimaa' } })
    expect(body).toEqual({ entities: [], totalCount: 0, hits: [] })
    const clients = await world
      .as(service)
      .call(searchClients, { query: { searchTerm: 'Järvimaa', marketAreaCode: 30 } })
    expect(clients.body.totalCount).toBe(0)
    const all = await world.as(service).call(searchClients, { query: { marketAreaCode: 30 } })
    expect(all.body.totalCount).toBe(0)
  })

  test('for clients looks at their own words, and a page after the last still says how many there are', async () => {
    const found = await world.as(admin).call(searchClients, { query: { searchTerm: 'region', pageSize: 1, page: 3 } })
    expect(found.body).toEqual({ entities: [], totalCount: 2, page: 3, pageSize: 1 })
    const none = await world.as(admin).call(searchClients, { query: { searchTerm: world.home.place.name } })
    expect(none.body.totalCount).toBe(0)
  })

  test('for clients without a term lists all of a market (A-7.5-01)', async () => {
    const { body } = await world.as(admin).call(searchClients, { query: { marketAreaCode: 30 } })
    expect(names(body.entities)).toEqual(['Järvimaa'])
  })
})

describe('one search takes a term, a client, a unit, a place, a user and an action (A-3-55)', () => {
  test('a named node narrows it to itself and what stands below', async () => {
    const { client, place, sister } = world.home
    const hitsOf = async (query: CallOf<typeof expandClients>['query']) =>
      (await world.as(admin).call(expandClients, { query })).body.hits
    const searchTerm = place.name.split(' ')[0] ?? ''
    expect(await hitsOf({ searchTerm })).toContain(place.id)
    expect(await hitsOf({ searchTerm, clientId: client.id, carePlaceId: place.id })).toEqual([place.id])
    expect(await hitsOf({ searchTerm, carePlaceId: sister.id })).not.toContain(place.id)
    expect(await hitsOf({ searchTerm, clientId: world.neighbour.client.id })).not.toContain(place.id)
  })

  test('a user narrows it to where they belong, with what stands above, and finds that without a term', async () => {
    const { client, place, sister } = world.home
    const userId = world.people.colleague.id
    const alone = await world.as(admin).call(expandClients, { query: { userId } })
    expect(alone.body.hits).toEqual([place.id])
    expect(alone.body.entities?.map(({ id }) => id)).toEqual([client.id])
    const above = await world.as(admin).call(expandClients, { query: { userId, searchTerm: client.name } })
    expect(above.body.hits).toContain(client.id)
    const elsewhere = await world.as(admin).call(expandClients, {
      query: { userId, searchTerm: world.neighbour.client.name },
    })
    expect(elsewhere.body.hits).toEqual([])
    const beside = await world.as(admin).call(expandClients, { query: { userId, carePlaceId: sister.id } })
    expect(beside.body.hits).toEqual([])
  })

  test('of a user of another market nothing is found, as of one that there is not', async () => {
    for (const userId of [world.people.foreigner.id, 2_000_000_000]) {
      expect((await world.as(service).call(expandClients, { query: { userId } })).status).toBe(404)
    }
  })

  test('the action is that which the caller has at the node, else the overview', async () => {
    const query = { clientId: world.home.client.id, actionName: 'ordersettings' }
    expect((await world.as(admin).call(expandClients, { query })).body.actionName).toBe('OrderSettings')
    expect((await world.as(service).call(expandClients, { query })).body.actionName).toBe('Overview')
    const without = await world.as(admin).call(expandClients, { query: { actionName: 'OrderSettings' } })
    expect(without.body.actionName).toBeUndefined()
  })
})

describe('the tree at an address', () => {
  test('answers clients, opened down to the place that is named, with or without what stands above it (A-7.5-05)', async () => {
    for (const query of [
      { carePlaceId: world.home.place.id },
      { clientId: world.home.client.id, carePlaceId: world.home.place.id },
    ]) {
      const { body } = await world.as(admin).call(expandClients, { query })
      expect(body.totalCount).toBe(3)
      const opened = body.clients?.filter(({ children }) => children)
      expect(opened?.map(({ id }) => id)).toEqual([world.home.client.id])
      expect(opened?.[0]?.children?.[0]?.children).toHaveLength(2)
    }
  })

  test('is one page where pages are asked for: that of the client, opened alike', async () => {
    const { client, place } = world.neighbour
    const whole = await world.as(admin).call(expandClients, { query: { clientId: client.id } })
    const at = whole.body.clients?.findIndex(({ id }) => id === client.id) ?? -1
    for (const query of [
      { clientId: client.id },
      { carePlaceId: place.id },
      { clientId: client.id, carePlaceId: place.id },
    ]) {
      const { body } = await world.as(admin).call(expandClients, { query: { ...query, pageSize: 1 } })
      expect(body).toMatchObject({ totalCount: 3, page: at + 1, clients: [{ id: client.id }] })
      expect(body.clients?.[0]?.children).toHaveLength(1)
    }
    const nowhere = { clientId: client.id, careUnitId: crypto.randomUUID(), pageSize: 1 }
    expect((await world.as(admin).call(expandClients, { query: nowhere })).status).toBe(404)
  })

  test('is not found where its parts do not belong together, and no more once the client is removed', async () => {
    const query = { clientId: world.neighbour.client.id, carePlaceId: world.home.place.id }
    expect((await world.as(admin).call(expandClients, { query })).status).toBe(404)
    await world.owner.query('update omsorg.client set removed_at = now() where id = $1', [world.neighbour.client.id])
    const { status } = await world.as(admin).call(listCareUnits, { params: { clientId: world.neighbour.client.id } })
    expect(status).toBe(404)
    expect((await world.as(admin).call(listRootClients, { query: {} })).body.totalCount).toBe(2)
    expect((await world.as(admin).call(expandClients, { query: { searchTerm: 'havsbro' } })).body.hits).toEqual([])
    await world.owner.query('update omsorg.client set removed_at = null where id = $1', [world.neighbour.client.id])
  })

  test('holds a whole client: its units below it, their places below these, and nothing below a place (A-1-12, A-7.5-17)', async () => {
    const { client, place, sister } = world.home
    const { body } = await world.as(admin).call(readNodeTree, { params: { clientId: client.id } })
    const units = body.children ?? []
    const places = units.flatMap(({ children = [] }) => children)
    expect([body.id, units.map(({ id }) => id)]).toEqual([client.id, [place.careUnitId]])
    expect(new Set(places.map(({ id }) => id))).toEqual(new Set([place.id, sister.id]))
    expect([body.nodeType, ...units.map(({ nodeType }) => nodeType)]).toEqual(['Client', 'CareUnit'])
    for (const each of places) {
      expect(each.nodeType).toBe('CarePlace')
      expect(Object.keys(each)).not.toContain('children')
    }
  })
})
