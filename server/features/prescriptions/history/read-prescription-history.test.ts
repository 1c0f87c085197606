import { readHistoryItem } from '@omsorg/contract/prescriptions/history/read-history-item.ts'
import { readPrescriptionHistory } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPatient, prescribe, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

type More = {
  therapyArea?: 'Catheter'
  status?: 'active' | 'finished' | 'closed'
  from?: string
  to?: string
  page?: number
  pageSize?: number
}

const history = (careRecipientId: number, more: More = {}) =>
  world.as(anna).call(readPrescriptionHistory, { input: { careRecipientId, ...more } })

const item = (prescriptionId: number) => world.as(anna).call(readHistoryItem, { input: { prescriptionId } })

describe('the history of prescriptions', () => {
  test('lists all that there ever was, the newest first, with what went over into what (O-7-21, O-2-10)', async () => {
    const patient = await newPatient(world)
    const old = await prescribe(world, patient, { status: 3, start: todayOf(world).subtract({ months: 14 }) })
    const { body: renewed } = await world.as(anna).call(renewPrescription, { input: { prescriptionId: old.id } })
    const { body } = await history(patient.id)
    expect(body).toMatchObject({
      careRecipientId: patient.id,
      totalCount: 2,
      entities: [
        {
          prescriptionId: renewed.prescriptionId,
          status: 'active',
          predecessorId: old.id,
          successorId: null,
          rowCount: 2,
        },
        {
          prescriptionId: old.id,
          status: 'closed',
          startDate: old.period.start.toString(),
          endDate: old.period.end.toString(),
          predecessorId: null,
          successorId: renewed.prescriptionId,
        },
      ],
    })
  })

  test('comes in pages, by area and by period', async () => {
    const patient = await newPatient(world)
    const ended = (months: number) =>
      prescribe(world, patient, { status: 3, months: 1, start: todayOf(world).subtract({ months }) })
    const [first, second, third] = [await ended(9), await ended(6), await ended(3)]
    const { body } = await history(patient.id, { page: 2, pageSize: 2 })
    expect(body).toMatchObject({ totalCount: 3, page: 2, entities: [{ prescriptionId: first.id }] })
    expect((await history(patient.id, { therapyArea: 'Catheter' })).body.totalCount).toBe(0)
    const between = { from: second.period.end.toString(), to: third.period.start.subtract({ days: 1 }).toString() }
    const found = (await history(patient.id, between)).body.entities.map(({ prescriptionId }) => prescriptionId)
    expect(found).toEqual([second.id])
  })

  test('says of each in which of the five statuses it is (O-3-29)', async () => {
    const patient = await newPatient(world)
    const stored = [1, 2, 3, 4, 5] as const
    const made: number[] = []
    for (const status of stored) made.push((await prescribe(world, patient, { status })).id)
    const { entities } = (await history(patient.id)).body
    expect(made.map((id) => entities.find(({ prescriptionId }) => prescriptionId === id)?.status)).toEqual([
      'preliminary',
      'active',
      'finished',
      'renew',
      'closed',
    ])
  })

  test('is narrowed to one status', async () => {
    const patient = await newPatient(world)
    const old = await prescribe(world, patient, { status: 3, months: 1, start: todayOf(world).subtract({ months: 3 }) })
    const running = await prescribe(world, patient, { status: 2 })
    const found = async (status: NonNullable<More['status']>) =>
      (await history(patient.id, { status })).body.entities.map(({ prescriptionId }) => prescriptionId)
    expect(await found('active')).toEqual([running.id])
    expect(await found('finished')).toEqual([old.id])
    expect(await found('closed')).toEqual([])
  })

  test('of a person out of reach is not found, like one who does not exist', async () => {
    const foreign = await history(world.care.ofNeighbour.id)
    expect(foreign.errors).toEqual({ careRecipientId: 'CRS003003' })
    expect((await history(2_000_000_000)).text).toBe(foreign.text)
  })
})

describe('one prescription of the history', () => {
  test('shows its rows and everything that happened to it, the newest first (O-7-22)', async () => {
    const patient = await newPatient(world)
    const old = await prescribe(world, patient)
    const { pad, pants } = world.home.products
    for (const [product, event] of [
      [pad, 'selected'],
      [pad, 'prescribed'],
    ] as const) {
      await world.owner.query(
        `with item as (
           insert into omsorg.cart_item (client_id, care_place_id, care_recipient_id, therapy_area, product_id,
             item_number, status, created_by)
           values ($1, $2, $3, 'Incontinence', $4, $5, 2, $6)
           on conflict do nothing returning id)
         insert into omsorg.cart_item_event (cart_item_id, event, by_user, at)
         select coalesce((select id from item),
                         (select id from omsorg.cart_item where care_recipient_id = $3 and product_id = $4)), $7, $6,
                now() - interval '1 year'`,
        [
          world.home.client.id,
          world.home.place.id,
          patient.id,
          product.id,
          product.itemNumber,
          world.people.prescriber.id,
          event,
        ],
      )
    }
    await world.as(anna).call(renewPrescription, { input: { prescriptionId: old.id } })
    const { body } = await item(old.id)
    expect(body.rows.map((row) => [row.itemNumber, row.status])).toEqual([
      [pad.itemNumber, 'closed'],
      [pants.itemNumber, 'closed'],
    ])
    expect(body.events.map(({ event }) => event)).toEqual([
      'renewed',
      'row-renewed',
      'row-renewed',
      'created',
      'cart-prescribed',
      'cart-selected',
    ])
    expect(body.events[0]).toMatchObject({
      by: { name: 'Anna Ek', onBehalfOf: null },
      fromStatus: 'active',
      toStatus: 'closed',
    })
    expect(body.events.find(({ event }) => event === 'cart-selected')).toMatchObject({ itemNumber: pad.itemNumber })
  })

  test('shows every addition with its status, the newest first (O-3-38)', async () => {
    const patient = await newPatient(world)
    const today = todayOf(world).toString()
    const openedAt = world.clock.now().subtract({ hours: 2 })
    const over = { extraPackages: 4, openedAt, endedAt: openedAt.add({ hours: 1 }), startDate: today, endDate: today }
    const { id } = await prescribe(world, patient, {
      rows: [
        {
          product: world.home.products.pad,
          additions: [
            { ...over, status: 4 },
            { extraPackages: 0, extraWithdrawals: 1, openedAt: world.clock.now(), startDate: today, endDate: today },
          ],
        },
      ],
    })
    const { body } = await item(id)
    expect(body.rows[0]?.additions).toMatchObject([
      { extraWithdrawals: 1, status: 'active' },
      { extraPackages: 4, usedPackages: 0, status: 'cancelled' },
    ])
  })

  test('of a person out of reach is not found, like one that does not exist', async () => {
    const foreign = await item(world.care.ofNeighbour.prescription.id)
    expect(foreign.errors).toEqual({ prescriptionId: 'IPS001010' })
    expect((await item(2_000_000_000)).text).toBe(foreign.text)
  })
})
