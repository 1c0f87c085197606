import { createClient } from '@omsorg/contract/organisation/client/create-client.ts'
import { eraseClient } from '@omsorg/contract/organisation/client/erase-client.ts'
import { listRemovedClients } from '@omsorg/contract/organisation/client/list-removed-clients.ts'
import { readClient } from '@omsorg/contract/organisation/client/read-client.ts'
import { readWizardProgress } from '@omsorg/contract/organisation/client/read-wizard-progress.ts'
import { readWizardRequirements } from '@omsorg/contract/organisation/client/read-wizard-requirements.ts'
import { removeClient } from '@omsorg/contract/organisation/client/remove-client.ts'
import { restoreClient } from '@omsorg/contract/organisation/client/restore-client.ts'
import { updateClient } from '@omsorg/contract/organisation/client/update-client.ts'
import { listRootClients } from '@omsorg/contract/organisation/tree/list-root-clients.ts'
import { readMembership } from '@omsorg/contract/sign-in/membership/read-membership.ts'
import { missingSteps } from '@omsorg/domain/organisation/client/wizard-steps.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../../testing/caller.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { atOnceInto } from '../../../testing/world/at-once.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

type Fields = CallOf<typeof createClient>['input']
type Changed = CallOf<typeof updateClient>['input']

const add = (owner: string, change: Partial<Fields> = {}) =>
  world
    .as(admin)
    .call(createClient, { input: { name: 'Älvbacka', marketAreaCode: 10, patientDataOwnerId: owner, ...change } })
const change = (id: string, owner: string, wanted: Partial<Changed> = {}) =>
  world
    .as(admin)
    .call(updateClient, { input: { id, name: 'Älvbacka', marketAreaCode: 10, patientDataOwnerId: owner, ...wanted } })
const read = (clientId: string) => world.as(admin).call(readClient, { params: { clientId } })
const remove = (clientId: string) => world.as(admin).call(removeClient, { params: { clientId } })
const restore = (clientId: string) => world.as(admin).call(restoreClient, { params: { clientId } })
const erase = (clientId: string) => world.as(admin).call(eraseClient, { params: { clientId } })
const removed = async (searchTerm?: string) =>
  (await world.as(admin).call(listRemovedClients, { query: { searchTerm } })).body.entities.map(({ id }) => id)

describe('a client', () => {
  test('that is added answers its id and is read back, and who made it is known (A-3-10, A-3-11, A-3-13, A-7.5-06)', async () => {
    const { status, body } = await add('pdo-1', {
      name: '  Älvbacka   kommun ',
      erpCustomerIdentifier: 'ERP-48210',
      alias: 'Älven',
    })
    expect(status).toBe(200)
    expect((await read(body.id)).body).toMatchObject({
      name: 'Älvbacka kommun',
      marketAreaCode: 10,
      patientDataOwnerId: 'pdo-1',
      erpCustomerIdentifier: 'ERP-48210',
      alias: 'Älven',
      carePlaceCount: 0,
      rowVersion: body.rowVersion,
      changed: { by: expect.stringContaining(' ') },
    })
  })

  test('is written on one line, each field of it', async () => {
    const { body } = await add('pdo\u200B-line', { name: 'Älv\u202Ebacka\nkommun', alias: 'Äl\uFEFFven' })
    expect((await read(body.id)).body).toMatchObject({
      name: 'Älvbacka kommun',
      patientDataOwnerId: 'pdo-line',
      alias: 'Älven',
    })
  })

  test('gets an id of its own, the market that was chosen, and no alias unless it is given one (A-3-09, A-3-12, A-3-14)', async () => {
    const noId = { id: '00000000-0000-0000-0000-000000000000' }
    const ids = new Set<string>([noId.id])
    for (const marketAreaCode of [10, 30, 40, 80] as const) {
      const { body } = await add(`pdo-of-${marketAreaCode}`, { marketAreaCode, ...noId })
      ids.add(body.id)
      expect((await read(body.id)).body).toMatchObject({ marketAreaCode, alias: null, customerNo: '' })
    }
    expect(ids.size).toBe(5)
  })

  test('is of one of the four markets (A-9-02, O-5-06, O-1-05)', async () => {
    const answer = await add('pdo-of-no-market', { marketAreaCode: 20 as never })
    expect([answer.status, answer.errors]).toEqual([400, { marketAreaCode: 'COM001001' }])
  })

  test('is the data controller alone in its market, also of ten who say so at once (O-5-41)', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add('pdo-2')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
    const later = answers.find(({ status }) => status === 400)
    expect(later?.errors).toEqual({ patientDataOwnerId: 'IPS001009' })
    expect((await add('pdo-2', { marketAreaCode: 80 })).status).toBe(200)
    const other = (await add('pdo-3')).body.id
    expect(await change(other, 'pdo-2')).toMatchObject({ errors: { patientDataOwnerId: 'IPS001009' } })
  })

  test('is the data controller alone, whichever two become it at once: added, changed or back', async () => {
    const [removedOne, other] = [(await add('pdo-8')).body.id, (await add('pdo-9')).body.id]
    await remove(removedOne)
    const ways = { add: () => add('pdo-8'), change: () => change(other, 'pdo-8'), restore: () => restore(removedOne) }
    const answers = await atOnceInto<Answer>(world, 'client', Object.values(ways))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(answers.filter(({ status }) => status === 400).map(({ errors }) => Object.values(errors))).toEqual([
      ['IPS001009'],
      ['IPS001009'],
    ])
  })

  test.each([
    [{ name: '  ' }, 'name'],
    [{ patientDataOwnerId: '' }, 'patientDataOwnerId'],
    [{ erpCustomerIdentifier: 'ERP-' }, 'erpCustomerIdentifier'],
    [{ marketAreaCode: 50 as never }, 'marketAreaCode'],
  ])('with %o is refused at its field (A-2.7-75 to A-2.7-78, A-5-18)', async (wrong, at) => {
    const { status, errors } = await add('pdo-4', wrong)
    expect(status).toBe(400)
    expect(Object.keys(errors ?? {})).toEqual([at])
  })

  test('that is changed is read back with each of its fields (A-7.5-09)', async () => {
    const { id } = (await add('pdo-of-old', { erpCustomerIdentifier: 'ERP-1' })).body
    const wanted = {
      name: 'Älvbacka Norra',
      marketAreaCode: 30,
      patientDataOwnerId: 'pdo-of-new',
      erpCustomerIdentifier: 'ERP-48211',
      alias: 'Norra',
    } as const
    expect((await change(id, 'pdo-of-new', wanted)).status).toBe(200)
    expect((await read(id)).body).toMatchObject({ id, ...wanted })
  })

  test('is changed once of ten who do at once, and the others are told what stands now, and by whom', async () => {
    const { id, rowVersion } = (await add('pdo-5')).body
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => change(id, 'pdo-5', { alias: `Alias ${at}`, rowVersion })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const { alias } = (await read(id)).body
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      errors: { stale: 'CONFLICT_STALE' },
      detail: { name: 'Älvbacka', alias, rowVersion: rowVersion + 1, changed: { by: expect.stringContaining(' ') } },
    })
    // The same again is no change; without a version the last one is right.
    expect((await change(id, 'pdo-5', { alias })).body.rowVersion).toBe(rowVersion + 1)
  })

  test('keeps its market once anybody works there', async () => {
    const { id } = (await add('pdo-6')).body
    expect((await change(id, 'pdo-6', { marketAreaCode: 80 })).body.marketAreaCode).toBe(80)
    const { client } = world.home
    const refused = await change(client.id, client.name, { name: client.name, marketAreaCode: 30 })
    expect(refused).toMatchObject({ status: 400, errors: { marketAreaCode: 'COM001001' } })
  })

  test('that does not exist, or is removed, is not changed', async () => {
    const { id } = (await add('pdo-7')).body
    await remove(id)
    for (const each of [id, '00000000-0000-4000-8000-000000000000'])
      expect(await change(each, 'pdo-7')).toMatchObject({ status: 400, errors: { id: 'CRS003001' } })
  })
})

describe('a client that is removed', () => {
  test('is nowhere but among the removed ones, and comes back with what it had (A-4.6-09, A-7.5-13, A-9-26, O-2-96)', async () => {
    const { id } = (await add('pdo-10', { name: 'Sjövik' })).body
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(200)
    expect((await read(id)).status).toBe(404)
    const roots = await world.as(admin).call(listRootClients, { query: {} })
    expect(roots.body.clients.map((each) => each.id)).not.toContain(id)
    expect(await removed()).toContain(id)
    expect(await removed('sjöv')).toEqual([id])
    expect(await removed('havsbro')).toEqual([])
    expect((await restore(id)).status).toBe(200)
    expect((await restore(id)).status).toBe(200)
    expect((await read(id)).body.name).toBe('Sjövik')
    expect(await removed('sjöv')).toEqual([])
  })

  test('does not come back while another one is the data controller in its place', async () => {
    const { id } = (await add('pdo-11')).body
    await remove(id)
    const { id: successor } = (await add('pdo-11')).body
    expect(await restore(id)).toMatchObject({ status: 400, errors: { 'data-owner-taken': 'IPS001009' } })
    await remove(successor)
    expect((await restore(id)).status).toBe(200)
  })

  test('signs its users out at once, and lets them in again once it is back (A-7.5-23)', async () => {
    const nurse = await world.signIn(world.people.prescriber)
    expect((await world.as(nurse).call(readMembership, { params: { id: world.people.prescriber.id } })).status).toBe(
      200,
    )
    await remove(world.home.client.id)
    expect((await world.as(nurse).call(readMembership, { params: { id: world.people.prescriber.id } })).status).toBe(
      401,
    )
    await expect(world.signIn(world.people.prescriber)).rejects.toThrow()
    await restore(world.home.client.id)
    expect(
      (
        await world
          .as(await world.signIn(world.people.prescriber))
          .call(readMembership, { params: { id: world.people.prescriber.id } })
      ).status,
    ).toBe(200)
  })
})

describe('a client that is erased', () => {
  test('is gone with all below it, and that it went is kept (A-7.5-24)', async () => {
    const { id } = (await add('pdo-20', { name: 'Forsnäs' })).body
    await world.owner.query("insert into omsorg.care_unit (client_id, name) values ($1, 'Norr')", [id])
    await world.owner.query(
      `insert into omsorg.care_place (client_id, care_unit_id, name)
       select client_id, id, 'Björken' from omsorg.care_unit where client_id = $1`,
      [id],
    )
    expect(await erase(id)).toMatchObject({ status: 400, errors: { 'not-removed': 'COM001001' } })
    await remove(id)
    expect((await erase(id)).status).toBe(200)
    expect((await erase(id)).status).toBe(404)
    const left = await world.owner.query('select from omsorg.care_place where client_id = $1', [id])
    expect(left.rowCount).toBe(0)
    const { rows } = await world.owner.query(
      `select event, market, by_user, detail from omsorg.organisation_event where subject = 'client' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        event: 'erased',
        market: 10,
        by_user: world.people.administrator.id,
        detail: { changes: { name: ['Forsnäs', null] } },
      },
    ])
  })

  test('is not one with records of persons: they are kept as long as the law says', async () => {
    const { id } = world.home.client
    await remove(id)
    expect(await erase(id)).toMatchObject({ status: 400, errors: { 'has-records': 'COM001001' } })
    await restore(id)
    expect((await read(id)).status).toBe(200)
  })
})

test('a new client needs a way to sign in, roles, areas and an assortment before anybody works there (A-7.5-16)', async () => {
  const { body } = await world.as(admin).call(readWizardRequirements, { query: { marketAreaCode: 30 } })
  expect(body.steps).toHaveLength(12)
  expect(body.steps.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'BasicInfo',
    'AuthenticationMethods',
    'AvailableRoles',
    'TherapyAreas',
    'Products',
  ])
})

test('a new client tells what is still missing, until everything that is required is set (A-2.7-59)', async () => {
  const { id } = (await add('pdo-30')).body
  const progress = async () => (await world.as(admin).call(readWizardProgress, { params: { clientId: id } })).body
  const first = await progress()
  expect(missingSteps(first.steps)).toEqual(['TherapyAreas', 'Products'])
  await world.owner.query(
    "insert into omsorg.therapy_area_setting (client_id, therapy_area, enabled) values ($1, 'Ostomy', true), ($1, 'Pca', false)",
    [id],
  )
  expect(await progress()).toMatchObject({ areas: ['Ostomy'], areasWithoutAssortment: ['Ostomy'] })
  await world.owner.query(
    "insert into omsorg.product_availability_setting (client_id, therapy_area, agreement_types) values ($1, 'Ostomy', '{1}')",
    [id],
  )
  expect(missingSteps((await progress()).steps)).toEqual([])
  await remove(id)
  expect((await world.as(admin).call(readWizardProgress, { params: { clientId: id } })).status).toBe(404)
})
