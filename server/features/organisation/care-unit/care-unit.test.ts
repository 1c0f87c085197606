import { createCareUnit } from '@omsorg/contract/organisation/care-unit/create-care-unit.ts'
import { readCareUnit } from '@omsorg/contract/organisation/care-unit/read-care-unit.ts'
import { updateCareUnit } from '@omsorg/contract/organisation/care-unit/update-care-unit.ts'
import { readCarePlace } from '@omsorg/contract/organisation/care-place/read-care-place.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
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

const add = (name: string, clientId = world.home.client.id) =>
  world.as(admin).call(createCareUnit, { input: { clientId, name } })
const rename = (id: string, name: string, rowVersion?: number, clientId = world.home.client.id) =>
  world.as(admin).call(updateCareUnit, { input: { id, clientId, name, rowVersion } })
const read = (careUnitId: string, by = admin) => world.as(by).call(readCareUnit, { params: { careUnitId } })
const changesOf = async (id: string) => {
  const { rows } = await world.owner.query(
    `select event, by_user, client_id, detail from omsorg.organisation_event
     where subject = 'care-unit' and subject_id = $1 order by id`,
    [id],
  )
  return rows
}

describe('a care unit', () => {
  test('that is added answers its id, and is read back with what stands below it, and who made it (A-3-17, A-7.5-07)', async () => {
    const { status, body } = await add('  Hemsjukvård   Norr ')
    expect(status).toBe(200)
    expect((await read(body.id)).body).toMatchObject({
      name: 'Hemsjukvård Norr',
      clientId: world.home.client.id,
      clientName: world.home.client.name,
      carePlaceCount: 0,
      userCount: 0,
      rowVersion: body.rowVersion,
      changed: { by: expect.stringContaining(' ') },
    })
    expect(await changesOf(body.id)).toEqual([
      {
        event: 'made',
        by_user: world.people.administrator.id,
        client_id: world.home.client.id,
        detail: { changes: { name: [null, 'Hemsjukvård Norr'] } },
      },
    ])
  })

  test('has a name that can be read: what turns its direction or is not seen is left out, and alone it is no name', async () => {
    const { body } = await add('Hem\u202Ets\u0007\u200B Norr')
    expect((await read(body.id)).body.name).toBe('Hemts Norr')
    for (const name of ['\u200B\u200B\u200B', '\u202E\uFEFF A']) {
      expect(await add(name)).toMatchObject({ status: 400, errors: { name: expect.stringMatching(/^COM00100[13]$/) } })
    }
  })

  test('has a name of two signs at least, spaces not counted (A-5-02, A-9-01)', async () => {
    for (const name of ['', 'A', ' A ', '  ']) {
      expect(await add(name)).toMatchObject({ status: 400, errors: { name: expect.stringMatching(/^COM00100[13]$/) } })
    }
  })

  test('is added, changed and read by its id, its client and its name; an id sent with a new one is let be (A-7.5-10, A-7.5-14, A-7.5-15)', async () => {
    const clientId = world.home.client.id
    const noId = { id: '00000000-0000-0000-0000-000000000000' }
    const added = await world.as(admin).call(createCareUnit, { input: { ...noId, clientId, name: 'Lunden' } })
    expect([added.status, added.body.id === noId.id]).toEqual([200, false])
    const input = { id: added.body.id, clientId, name: 'Lunden Vik' }
    expect((await world.as(admin).call(updateCareUnit, { input })).body).toMatchObject({ name: 'Lunden Vik' })
    expect((await read(added.body.id)).body).toMatchObject(input)
    expect((await read(crypto.randomUUID())).status).toBe(404)
  })

  test('keeps each name that it had (A-4.7-05)', async () => {
    const { id, rowVersion } = (await add('Södra')).body
    expect((await rename(id, 'Södra', rowVersion)).body).toEqual({ id, name: 'Södra', rowVersion })
    const renamed = await rename(id, 'Södra Vik', rowVersion)
    expect(renamed.body).toEqual({ id, name: 'Södra Vik', rowVersion: rowVersion + 1 })
    expect((await changesOf(id)).map(({ detail }) => detail.changes)).toEqual([
      { name: [null, 'Södra'] },
      { name: ['Södra', 'Södra Vik'] },
    ])
  })

  test('is renamed once of ten who do at once, and the others are told what by whom', async () => {
    const { id, rowVersion } = (await add('Östra')).body
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => rename(id, `Östra ${at}`, rowVersion)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const { name } = (await read(id)).body
    const later = answers.find(({ status }) => status === 409)
    expect(later).toMatchObject({
      errors: { stale: 'CONFLICT_STALE' },
      detail: { name, rowVersion: rowVersion + 1, changed: { by: expect.stringContaining(' ') } },
    })
    // Without the version that was read, the last one is right.
    expect((await rename(id, 'Östra')).status).toBe(200)
  })

  test('is not moved to another client by naming one, nor added to one that is removed', async () => {
    const { id } = (await add('Västra')).body
    const moved = await rename(id, 'Västra Vik', undefined, world.neighbour.client.id)
    expect(moved).toMatchObject({ status: 400, errors: { id: 'COM001001' } })
    await world.owner.query('update omsorg.client set removed_at = now() where id = $1', [world.neighbour.client.id])
    expect(await add('Ny', world.neighbour.client.id)).toMatchObject({ errors: { clientId: 'CRS003001' } })
    expect((await read(world.neighbour.place.careUnitId)).status).toBe(404)
    await world.owner.query('update omsorg.client set removed_at = null where id = $1', [world.neighbour.client.id])
  })
})

test('customer service sees the nodes of its market, and none abroad', async () => {
  const { home, abroad } = world
  const unit = await read(home.place.careUnitId, service)
  expect(unit.body).toMatchObject({ carePlaceCount: 2, clientName: home.client.name })
  const client = await world.as(service).call(readClient, { params: { clientId: home.client.id } })
  expect(client.body).toMatchObject({ name: home.client.name, carePlaceCount: 2, marketAreaCode: 10 })
  expect(client.body.userCount).toBeGreaterThan(1)
  const place = await world.as(service).call(readCarePlace, { params: { carePlaceId: home.place.id } })
  expect(place.body).toMatchObject({
    clientName: home.client.name,
    careUnitId: home.place.careUnitId,
    careUnitName: unit.body.name,
  })
  expect((await read(abroad.place.careUnitId, service)).status).toBe(404)
  const elsewhere = await world.as(service).call(readCarePlace, { params: { carePlaceId: abroad.place.id } })
  expect(elsewhere.status).toBe(404)
})
