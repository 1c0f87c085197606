import { deleteEntry } from '@omsorg/contract/planning/entry/delete-entry.ts'
import { getCalendar } from '@omsorg/contract/planning/entry/get-calendar.ts'
import { savePeriodDescription } from '@omsorg/contract/planning/entry/save-period-description.ts'
import { upsertEntry } from '@omsorg/contract/planning/entry/upsert-entry.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson } from '../../../testing/examples/care-recipients.ts'
import { newEntry, todayOf } from '../../../testing/examples/planning.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

const inDays = (days: number) => todayOf(world).add({ days }).toString()
const read = (careRecipientId: number, from = inDays(-5), to = inDays(30), actor = nurse) =>
  world.as(actor).call(getCalendar, { input: { careRecipientId, from, to } })

describe('what the calendar knows by itself (O-2-12)', () => {
  test('are run-outs and the end of a prescription, for whoever may read prescriptions', async () => {
    const { ordinary } = world.care
    const { rows } = await world.owner.query<{ day: string }>(
      'select end_date::text as day from omsorg.prescription where id = $1',
      [ordinary.prescription.id],
    )
    const end = Temporal.PlainDate.from(rows[0]?.day ?? '')
    const { body } = await read(ordinary.id, end.subtract({ days: 1 }).toString(), end.toString())
    expect(body.computed).toContainEqual(
      expect.objectContaining({
        kind: 'prescription-end',
        day: end.toString(),
        prescriptionId: ordinary.prescription.id,
      }),
    )
    expect(body.products.map(({ itemNumber }) => itemNumber)).toContain(world.home.products.pad.itemNumber)
    await world.owner.query(
      `update omsorg.role_assignment set role_id = (select id from omsorg.role where code = 'Orderer')
       where user_id = $1`,
      [world.people.nurse.id],
    )
    const orderer = await world.signIn(world.people.nurse)
    const seen = await read(ordinary.id, end.subtract({ days: 1 }).toString(), end.toString(), orderer)
    expect([seen.body.computed, seen.body.products, seen.body.can.write.reason]).toEqual([[], [], 'right-missing'])
  })

  test('are the days by which to order, so that nothing runs out', async () => {
    const { ordinary } = world.care
    const runOut = await world.owner.query<{ day: string }>(
      `select max(runs_out_on)::text as day from omsorg.row_supply
       where care_recipient_id = $1 and runs_out_on > $2::date`,
      [ordinary.id, inDays(0)],
    )
    const day = runOut.rows[0]?.day
    expect(day).toBeTruthy()
    const orderBys = async (from: string, to: string) => {
      const { body } = await read(ordinary.id, from, to)
      return body.computed.filter(({ kind }) => kind === 'order-by').map((each) => each.day)
    }
    const last = Temporal.PlainDate.from(day ?? '')
    const set = (days: number) =>
      world.owner.query('update omsorg.order_setting set stock_lead_days = $1, non_stock_lead_days = $1', [days])
    await set(1)
    const [near] = await orderBys(last.subtract({ days: 20 }).toString(), last.toString())
    await set(5)
    const [far] = await orderBys(last.subtract({ days: 20 }).toString(), last.toString())
    expect([near, far].every((each) => each !== undefined && each <= last.toString())).toBe(true)
    expect(far && near && far < near).toBe(true)
  })

  test('are deliveries, by the day they are promised for, with the order they belong to', async () => {
    const { ordinary } = world.care
    await world.owner.query('update omsorg.order_part set delivery_date = $2 where customer_order_id = $1', [
      ordinary.order.id,
      inDays(3),
    ])
    const { body } = await read(ordinary.id, inDays(3), inDays(3))
    expect(body.computed.filter(({ kind }) => kind === 'delivery')).toEqual([
      expect.objectContaining({ day: inDays(3), customerOrderId: ordinary.order.id }),
    ])
  })
})

describe('where planning is off', () => {
  const turn = (on: boolean, area: string) =>
    world.owner.query(
      'update omsorg.therapy_area_setting set planning_enabled = $1 where client_id = $2 and therapy_area = $3',
      [on, world.home.client.id, area],
    )

  test('for one area, its entries are hidden and nothing of it is planned or changed', async () => {
    const { careRecipientId, calendarEntryId } = await newEntry(world)
    await turn(false, 'Incontinence')
    try {
      const { body } = await read(careRecipientId)
      expect([body.areas, body.entries]).toEqual([['Catheter'], []])
      const refused = [
        await world.as(nurse).call(upsertEntry, {
          input: { careRecipientId, therapyArea: 'Incontinence', text: 'Byte', start: inDays(1) },
        }),
        await world.as(nurse).call(deleteEntry, { params: { id: calendarEntryId }, query: {} }),
        await world.as(nurse).call(savePeriodDescription, {
          input: { calendarEntryId, period: 'day', description: 'x' },
        }),
      ]
      expect(refused.map(({ errors }) => errors)).toEqual(refused.map(() => ({ 'planning-off': 'COM001002' })))
    } finally {
      await turn(true, 'Incontinence')
    }
  })

  test('for both, the calendar is refused', async () => {
    const { id } = await newPerson(world)
    await turn(false, 'Incontinence')
    await turn(false, 'Catheter')
    try {
      expect((await read(id)).errors).toEqual({ 'planning-off': 'COM001002' })
    } finally {
      await turn(true, 'Incontinence')
      await turn(true, 'Catheter')
    }
  })
})
