import { activateCareRecipient } from '@omsorg/contract/care-recipients/status/activate-care-recipient.ts'
import { listCarePlaceTargets } from '@omsorg/contract/care-recipients/place/list-care-place-targets.ts'
import { changeCarePlaceStatus } from '@omsorg/contract/care-recipients/status/change-care-place-status.ts'
import { copyToCarePlace } from '@omsorg/contract/care-recipients/place/copy-to-care-place.ts'
import { moveToCarePlace } from '@omsorg/contract/care-recipients/place/move-to-care-place.ts'
import { readCareRecipient } from '@omsorg/contract/care-recipients/recipient/read-care-recipient.ts'
import { searchCareRecipients } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { reportDeath } from '@omsorg/contract/care-recipients/status/report-death.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowdOf } from '../../../testing/crowd.ts'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let service: SignedIn
beforeAll(async () => {
  world = await openWorld()
  // Prescribes at the home place and is a nurse at the sister place.
  nurse = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

const eventsOf = async (id: number) =>
  (
    await world.owner.query<{ event: string; reason: string | null }>(
      'select event, reason from omsorg.care_recipient_event where care_recipient_id = $1 order by id',
      [id],
    )
  ).rows.filter(({ event }) => event !== 'created')

const activate = (careRecipientId: number, active: boolean, actor = nurse, reason: string | null = null) =>
  world.as(actor).call(activateCareRecipient, { input: { careRecipientId, active, reason } })

describe('activating', () => {
  test('and deactivating are each other, with the reason kept (O-7-171, O-5-14)', async () => {
    const { id } = await newPerson(world)
    const off = await activate(id, false, nurse, 'Flyttat utomlands')
    expect(off.body).toMatchObject({ status: 'inactive', can: { activate: { allowed: true } } })
    expect((await activate(id, true)).body).toMatchObject({ status: 'active' })
    expect(await eventsOf(id)).toEqual([
      { event: 'deactivated', reason: 'Flyttat utomlands' },
      { event: 'activated', reason: null },
    ])
  })

  test('of what is so already, and of somebody deceased, is refused (O-8-27)', async () => {
    expect((await activate(world.care.ordinary.id, true)).errors).toEqual({ 'status-not-allowed': 'CRS003006' })
    expect((await activate(world.care.deceased.id, true)).errors).toEqual({ 'status-not-allowed': 'CRS003006' })
    expect((await activate(world.care.ofNeighbour.id, true)).errors).toEqual({ careRecipientId: 'CRS003003' })
  })

  test('follows the setting of the place, which does not bind customer service', async () => {
    await world.owner.query(
      'insert into omsorg.care_recipient_setting (client_id, care_place_id, deactivate_allowed) values ($1, $2, false)',
      [world.home.client.id, world.home.place.id],
    )
    const { id } = await newPerson(world)
    expect((await activate(id, false)).errors).toEqual({ 'deactivate-not-allowed': 'CRS003006' })
    expect((await activate(id, false, service)).status).toBe(200)
    await world.owner.query('delete from omsorg.care_recipient_setting')
  })

  test('by fifty at once happens once', async () => {
    const { id } = await newPerson(world, { status: 'inactive' })
    const rights = [...nurse.claims.permissions]
    const crowd = await Promise.all(
      (await crowdOf(world, 50)).map((each) => world.withClaims(each, { permissions: rights })),
    )
    const answers = await Promise.all(crowd.map((each) => activate(id, true, each)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49)
    expect(await eventsOf(id)).toEqual([{ event: 'activated', reason: null }])
  })
})

describe('a death', () => {
  const report = (careRecipientId: number, deceased: boolean, actor = nurse) =>
    world.as(actor).call(reportDeath, { input: { careRecipientId, deceased, reason: 'Enligt anhörig' } })

  test('closes the prescriptions, and is taken back by an administrator of customer service alone', async () => {
    const { ordinary } = world.care
    const told = await report(ordinary.id, true)
    expect(told.body).toMatchObject({
      status: 'deceased',
      can: { order: { reason: 'recipient-deceased' }, edit: { reason: 'recipient-deceased' } },
    })
    const { rows } = await world.owner.query(
      'select distinct status from omsorg.prescription where care_recipient_id = $1',
      [ordinary.id],
    )
    expect(rows).toEqual([{ status: 5 }])
    expect((await report(ordinary.id, true)).errors).toEqual({ 'status-not-allowed': 'CRS003006' })
    expect((await report(ordinary.id, false)).errors).toEqual({ 'only-customer-service': 'COM001002' })
    expect((await report(ordinary.id, false, service)).body).toMatchObject({ status: 'inactive' })
    expect((await eventsOf(ordinary.id)).map(({ event }) => event)).toEqual(['death-reported', 'death-corrected'])
  })

  test('that is reported twenty times at once is recorded once', async () => {
    const { id } = await newPerson(world)
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(id, true)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await eventsOf(id)).toHaveLength(1)
  })
})

describe('the status at a care place', () => {
  const change = (careRecipientId: number, carePlaceId: string, status: 'active' | 'inactive', actor = nurse) =>
    world.as(actor).call(changeCarePlaceStatus, { input: { careRecipientId, carePlaceId, status } })

  test('is changed there and nowhere else (O-7-174, O-4-53)', async () => {
    const { id } = await newPerson(world, { otherPlaces: [world.home.sister] })
    const { body } = await change(id, world.home.place.id, 'inactive')
    expect(body).toMatchObject({ status: 'active', statusAtPlace: 'inactive' })
    expect((await change(id, world.home.place.id, 'inactive')).errors).toEqual({ 'status-not-allowed': 'CRS003006' })
    const { rows } = await world.owner.query(
      'select status from omsorg.care_recipient_place where care_recipient_id = $1 order by status',
      [id],
    )
    expect(rows).toEqual([{ status: 1 }, { status: 2 }])
  })

  test('of a place out of reach is refused like one of no place (O-8-27)', async () => {
    const { id } = await newPerson(world, { otherPlaces: [world.home.sister] })
    const sister = await change(id, world.home.sister.id, 'inactive')
    const nowhere = await change(id, '00000000-0000-4000-8000-00000000dead', 'inactive')
    expect([sister.status, sister.text]).toEqual([400, nowhere.text])
    expect(sister.errors).toEqual({ carePlaceId: 'CRS003005' })
    expect((await change(id, world.home.sister.id, 'inactive', service)).status).toBe(200)
  })
})

describe('to another care place', () => {
  const way = (careRecipientId: number, toCarePlaceId = world.home.sister.id) => ({
    input: { careRecipientId, fromCarePlaceId: world.home.place.id, toCarePlaceId },
  })
  const placesOf = async (id: number) =>
    (
      await world.owner.query<{ id: string }>(
        'select care_place_id as id from omsorg.care_recipient_place where care_recipient_id = $1',
        [id],
      )
    ).rows.map((row) => row.id)

  test('a person is copied, and is then at both (O-7-173, O-2-14, O-8-27)', async () => {
    const { id } = await newPerson(world)
    expect((await world.as(nurse).call(copyToCarePlace, way(id))).status).toBe(200)
    expect((await placesOf(id)).toSorted()).toEqual([world.home.place.id, world.home.sister.id].toSorted())
    const there = await world.signIn(world.people.prescriber, { at: world.home.sister })
    for (const at of [nurse, there]) {
      const { body } = await world.as(at).call(searchCareRecipients, { input: { pageSize: 100 } })
      expect(body.entities.map(({ careRecipientId }) => careRecipientId)).toContain(id)
    }
    const again = await world.as(nurse).call(copyToCarePlace, way(id))
    expect(again.errors).toEqual({ toCarePlaceId: 'CRS003004' })
    expect(await eventsOf(id)).toEqual([{ event: 'copied', reason: null }])
  })

  test('a person is moved, and is then out of reach here (O-7-173, O-2-15)', async () => {
    const { id } = await newPerson(world)
    expect((await world.as(nurse).call(moveToCarePlace, way(id))).status).toBe(200)
    expect(await placesOf(id)).toEqual([world.home.sister.id])
    expect((await world.as(nurse).call(readCareRecipient, { params: { id } })).status).toBe(404)
    const there = await world.signIn(world.people.prescriber, { at: world.home.sister })
    expect((await world.as(there).call(readCareRecipient, { params: { id } })).status).toBe(200)
  })

  test('a person with protected identity goes by id, without being shown', async () => {
    const answer = await world.as(nurse).call(copyToCarePlace, way(world.care.protected.id))
    expect([answer.status, answer.text]).toEqual([200, expect.not.stringMatching(/Hemlig|Gömd/)])
  })

  test('the caller needs the right to write there, and hears the same of every other place (O-8-19)', async () => {
    const { id } = await newPerson(world)
    const colleague = await world.signIn(world.people.colleague)
    const { neighbour, abroad } = world
    const refusals = await Promise.all([
      world.as(colleague).call(copyToCarePlace, way(id)),
      world.as(colleague).call(moveToCarePlace, way(id)),
      world.as(nurse).call(copyToCarePlace, way(id, neighbour.place.id)),
      world.as(nurse).call(moveToCarePlace, way(id, abroad.place.id)),
      world.as(nurse).call(copyToCarePlace, way(id, '00000000-0000-4000-8000-00000000dead')),
    ])
    expect(new Set(refusals.map(({ text }) => text))).toEqual(
      new Set(['{"refusal":"no-right-at-target","errors":{"toCarePlaceId":"GBS001001"}}']),
    )
    expect((await world.as(colleague).call(listCarePlaceTargets, {})).body.carePlaces).toEqual([])
    expect((await world.as(nurse).call(listCarePlaceTargets, {})).body.carePlaces).toEqual([
      { carePlaceId: world.home.sister.id, name: world.home.sister.name, careUnitName: expect.any(String) },
    ])
  })

  test('a person moves with orders under way, which keep the place that made them (O-2-15)', async () => {
    const { id } = world.care.protected
    await world.owner.query(
      'delete from omsorg.care_recipient_place where care_recipient_id = $1 and care_place_id = $2',
      [id, world.home.sister.id],
    )
    const orders = async () =>
      (
        await world.owner.query<{ place: string }>(
          'select distinct care_place_id as place from omsorg.customer_order where care_recipient_id = $1 and state = 2',
          [id],
        )
      ).rows
    await world.owner.query(
      `update omsorg.order_part set erp_status = 2 where customer_order_id in
         (select id from omsorg.customer_order where care_recipient_id = $1)`,
      [id],
    )
    const before = await orders()
    const { body } = await world.as(nurse).call(readCareRecipient, { params: { id } })
    expect(body.can.move).toEqual({ allowed: true, reason: null })
    expect((await world.as(nurse).call(moveToCarePlace, way(id))).status).toBe(200)
    expect([before, await orders()]).toEqual([[{ place: world.home.place.id }], [{ place: world.home.place.id }]])
  })

  test('a move that is sent ten times at once is made once', async () => {
    const { id } = await newPerson(world)
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.as(nurse).call(moveToCarePlace, way(id))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await placesOf(id)).toEqual([world.home.sister.id])
  })

  test('the inactive stay where they are', async () => {
    const inactive = await world.as(nurse).call(copyToCarePlace, way(world.care.inactive.id))
    expect(inactive.errors).toEqual({ 'recipient-inactive': 'GBS000704' })
  })
})
