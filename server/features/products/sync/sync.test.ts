import { syncAgreements } from '@omsorg/contract/products/sync/sync-agreements.ts'
import { syncErpCid } from '@omsorg/contract/products/sync/sync-erp-cid.ts'
import { syncRatings } from '@omsorg/contract/products/sync/sync-ratings.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErpAgreement } from '../../../adapters/erp-catalogue/port.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  await world.owner.query(`update omsorg.client set erp_customer_identifier = 'ERP-1' where id = $1`, [
    world.home.client.id,
  ])
})
afterAll(() => world.close())

const agreed = (itemNumber: string, change: Partial<ErpAgreement> = {}): ErpAgreement => ({
  erpCustomerIdentifier: 'ERP-1',
  customerNumber: null,
  itemNumber,
  agreementType: 1,
  price: 5000,
  validFrom: '2026-01-01',
  validTo: null,
  removed: false,
  ...change,
})

async function item(itemNumber: string): Promise<string> {
  await world.owner.query(
    `insert into omsorg.product (market, item_number, name, therapy_area) values (10, $1, $1, 'Other')`,
    [itemNumber],
  )
  return itemNumber
}

async function offersOf(itemNumber: string): Promise<unknown[]> {
  const { rows } = await world.owner.query(
    `select o.price, o.agreement_type, o.valid_to is null or o.valid_to >= $2::date as holds
     from omsorg.product_offer o join omsorg.product p on p.id = o.product_id
     where p.item_number = $1 and o.client_id = $3 order by o.valid_from`,
    [
      itemNumber,
      world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString(),
      world.home.client.id,
    ],
  )
  return rows
}

const sync = () => world.as(admin).call(syncAgreements, {})

describe('agreements of the ERP', () => {
  test('are taken over, and the next time only what has changed since (O-7-102)', async () => {
    const [one, two] = [await item('S-1'), await item('S-2')]
    world.catalogue.change(agreed(one), agreed(two, { agreementType: 6 }), agreed('not-ours'))
    expect((await sync()).body).toEqual({ added: 2, changed: 0, removed: 0, skipped: 1 })
    world.catalogue.change(agreed(one, { price: 6000 }))
    expect((await sync()).body).toEqual({ added: 0, changed: 1, removed: 0, skipped: 0 })
    expect((await sync()).body).toEqual({ added: 0, changed: 0, removed: 0, skipped: 0 })
    expect([await offersOf(one), await offersOf(two)]).toEqual([
      [{ price: 6000, agreement_type: 1, holds: true }],
      [{ price: 5000, agreement_type: 6, holds: true }],
    ])
  })

  test('that have ended end here, and stay for the orders that were made by them', async () => {
    const three = await item('S-3')
    world.catalogue.change(agreed(three))
    await sync()
    world.catalogue.change(agreed(three, { removed: true }))
    expect((await sync()).body).toMatchObject({ removed: 1 })
    expect(await offersOf(three)).toEqual([{ price: 5000, agreement_type: 1, holds: false }])
  })

  test('of which the last word comes last in one answer are written as it says', async () => {
    const four = await item('S-4')
    world.catalogue.change(agreed(four), agreed(four, { removed: true }), agreed(four, { price: 7000 }))
    await sync()
    expect(await offersOf(four)).toEqual([{ price: 7000, agreement_type: 1, holds: true }])
  })

  test('asked for by fifty at once are taken over once', async () => {
    const five = await item('S-5')
    world.catalogue.change(agreed(five))
    const answers = await Promise.all(Array.from({ length: 50 }, sync))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(1)
  })

  test('are left as they are when the ERP does not answer', async () => {
    world.catalogue.turn({ failing: true })
    const { status, errors } = await sync()
    world.catalogue.turn({ failing: false })
    expect([status, errors]).toEqual([503, { 'erp-unavailable': 'OVERLOADED' }])
  })
})

describe('all agreements of one customer', () => {
  const syncOne = (erpCustomerIdentifier: string) =>
    world.as(admin).call(syncErpCid, { input: { erpCustomerIdentifier } })

  test('are everything there is: what the ERP does not name ends (O-7-103)', async () => {
    const { pad } = world.home.products
    const named = await item('S-6')
    world.catalogue.change(agreed(named))
    const { body } = await syncOne('ERP-1')
    expect(body.removed).toBeGreaterThan(0)
    expect(await offersOf(named)).toEqual([{ price: 5000, agreement_type: 1, holds: true }])
    expect(await offersOf(pad.itemNumber)).toMatchObject([{ holds: false }])
  })

  test.each(['ERP-UNKNOWN', 'ERP-2'])(
    'of a customer that one side does not know (%s) end nothing',
    async (identifier) => {
      await world.owner.query(`update omsorg.client set erp_customer_identifier = 'ERP-2' where id = $1`, [
        world.neighbour.client.id,
      ])
      const { status, errors } = await syncOne(identifier)
      expect([status, errors]).toEqual([400, { 'customer-unknown': 'COM001001' }])
    },
  )
})

test('ratings are set as the ERP says, and taken from what it does not name (O-7-104)', async () => {
  const { pad, catheter } = world.home.products
  const rate = async (...itemNumbers: string[]) => {
    world.catalogue.rate(
      ...itemNumbers.map((itemNumber, place) => ({ marketAreaCode: 10, itemNumber, rating: 9 - place })),
    )
    return (await world.as(admin).call(syncRatings, {})).body
  }
  expect(await rate(pad.itemNumber, catheter.itemNumber)).toEqual({ added: 2, changed: 0, removed: 0, skipped: 0 })
  expect(await rate(catheter.itemNumber)).toEqual({ added: 0, changed: 1, removed: 1, skipped: 0 })
})

test('how many ratings there are is known to the planner from the moment they are set', async () => {
  const { pad, catheter } = world.home.products
  const told = [pad, catheter].map(({ itemNumber }) => ({ marketAreaCode: 10, itemNumber, rating: 5 }))
  world.catalogue.rate(...told)
  await world.as(admin).call(syncRatings, {})
  const { rows } = await world.owner.query<{ known: number }>(
    "select reltuples::int as known from pg_class where oid = 'omsorg.product_rating'::regclass",
  )
  expect(rows).toEqual([{ known: 2 }])
})
