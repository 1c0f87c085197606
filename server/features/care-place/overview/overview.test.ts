import { readCarePlaceOverview } from '@omsorg/contract/care-place/overview/read-care-place-overview.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { selectForPlace } from '../../../testing/selection.ts'
import { placeOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const read = async (person: World['people'][keyof World['people']]) => {
  const actor = await world.signIn(person)
  return world.as(actor).call(readCarePlaceOverview, {})
}

describe('the overview of a care place', () => {
  test('counts for a purchaser what is of the store, and nothing of any person', async () => {
    const before = (await read(world.people.purchaser)).body.store
    await selectForPlace(world, { packages: 5 })
    const { body } = await read(world.people.purchaser)
    expect(body.store).toEqual({ items: (before?.items ?? 0) + 1, packages: (before?.packages ?? 0) + 5 })
    expect(body).toMatchObject({ need: null, renewals: null })
  })

  test('counts for whoever sees persons what runs out in each of eight weeks', async () => {
    const { body } = await read(world.people.prescriber)
    const today = Temporal.PlainDate.from(body.today)
    expect(body.need?.weeks).toHaveLength(8)
    expect(body.need?.weeks[0]?.monday).toBe(today.subtract({ days: today.dayOfWeek - 1 }).toString())
    expect(body.store).toBeNull()
  })

  test('counts what has run out in the week that is, with whom it concerns', async () => {
    const row = world.care.ordinary.row.id
    const { rows: before } = await world.owner.query<{ runs_out_on: string | null }>(
      'select runs_out_on::text from omsorg.row_supply where prescription_row_id = $1',
      [row],
    )
    const start = (await read(world.people.prescriber)).body
    const yesterday = Temporal.PlainDate.from(start.today).subtract({ days: 1 }).toString()
    await world.owner.query('update omsorg.row_supply set runs_out_on = $2 where prescription_row_id = $1', [
      row,
      yesterday,
    ])
    const { need } = (await read(world.people.prescriber)).body
    await world.owner.query('update omsorg.row_supply set runs_out_on = $2 where prescription_row_id = $1', [
      row,
      before[0]?.runs_out_on,
    ])
    expect(need?.out).toBeGreaterThan(0)
    expect(need?.thisWeek).toBeGreaterThanOrEqual(need?.out ?? 1)
    expect(need?.weeks[0]?.areas.map(({ therapyArea }) => therapyArea)).toContain('Incontinence')
  })

  test('leaves out of the costs and claims of a purchaser what was ordered for persons', async () => {
    const [purchaser, orderer] = [await read(world.people.purchaser), await read(world.people.prescriber)]
    const sum = (body: typeof orderer.body) => (body.costs?.areas ?? []).reduce((total, { net }) => total + net, 0)
    expect(sum(purchaser.body)).toBeLessThanOrEqual(sum(orderer.body))
    // Every claim of the world is about what a person was sent.
    expect([purchaser.body.openClaims, (orderer.body.openClaims ?? 0) > 0]).toEqual([0, true])
    expect(purchaser.body.onTheWay?.parts ?? 0).toBeLessThanOrEqual(orderer.body.onTheWay?.parts ?? 0)
  })

  test('counts among the costs what was begun long before it was placed', async () => {
    const orderer = await world.signIn(world.people.prescriber)
    const { customerOrderId } = await placeOrder(world, orderer, withdrawalOf(world.care.ordinary, { quantity: 1 }))
    const before = (await read(world.people.prescriber)).body.costs
    await world.owner.query(
      "update omsorg.customer_order set created_at = created_at - interval '90 days' where id = $1",
      [customerOrderId],
    )
    expect(before?.areas.some(({ net }) => net > 0)).toBe(true)
    expect((await read(world.people.prescriber)).body.costs).toEqual(before)
  })
})
