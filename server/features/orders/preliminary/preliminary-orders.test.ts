import { deletePreliminaryOrder } from '@omsorg/contract/orders/preliminary/delete-preliminary-order.ts'
import { readPreliminaryOrder } from '@omsorg/contract/orders/preliminary/read-preliminary-order.ts'
import { searchPreliminaryOrders } from '@omsorg/contract/orders/preliminary/search-preliminary-orders.ts'
import { updateFavorite } from '@omsorg/contract/orders/preliminary/update-favorite.ts'
import { upsertPreliminaryOrder } from '@omsorg/contract/orders/preliminary/upsert-preliminary-order.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepTemplate, residentsTemplate, storeTemplate } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let purchaser: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  purchaser = await world.signIn(world.people.purchaser)
})
afterAll(() => world.close())

type Search = Partial<CallOf<typeof searchPreliminaryOrders>['input']>

const list = async (actor: SignedIn, more: Search = {}) =>
  (await world.as(actor).call(searchPreliminaryOrders, { input: { carePlaceId: world.home.place.id, ...more } })).body
const read = (actor: SignedIn, preliminaryOrderId: number) =>
  world.as(actor).call(readPreliminaryOrder, { params: { preliminaryOrderId } })
const star = (actor: SignedIn, preliminaryOrderId: number, favorite = true) =>
  world.as(actor).call(updateFavorite, { input: { preliminaryOrderId, favorite } })
const remove = (actor: SignedIn, preliminaryOrderId: number) =>
  world.as(actor).call(deletePreliminaryOrder, { params: { preliminaryOrderId } })
const save = (actor: SignedIn, input: CallOf<typeof upsertPreliminaryOrder>['input']) =>
  world.as(actor).call(upsertPreliminaryOrder, { input })

const priceOf = (itemNumber: string, price: number) =>
  world.owner.query(
    `update omsorg.product_offer set price = $3 where client_id = $1
       and product_id = (select id from omsorg.product where market = 10 and item_number = $2)`,
    [world.home.client.id, itemNumber, price],
  )
const statusOf = (itemNumber: string, status: string) =>
  world.owner.query('update omsorg.product set item_status = $2 where market = 10 and item_number = $1', [
    itemNumber,
    status,
  ])

describe('a preliminary order (states 2.6)', () => {
  test('is kept with its lines and read again, by its own place (O-3-77, O-7-61, O-7-64)', async () => {
    const { preliminaryOrderId } = await keepTemplate(world, nurse, storeTemplate(world))
    const { body } = await read(nurse, preliminaryOrderId)
    expect(body).toMatchObject({ name: 'Förrådet', type: 'group', state: 'saved', favorite: false, lineCount: 1 })
    expect(body.lines).toMatchObject([{ quantity: 3, careRecipientId: null, changes: [] }])
    const age = world.clock.now().since(Temporal.Instant.from(body.createdAt)).total('seconds')
    expect([Math.abs(age) < 120, body.createdBy?.name]).toEqual([true, 'Anna Ek'])
    expect((await list(nurse)).entities.map((each) => each.preliminaryOrderId)).toContain(preliminaryOrderId)
    expect((await read(nurse, 2_000_000_000)).status).toBe(404)
    expect((await read(await world.signIn(world.people.sisterNurse), preliminaryOrderId)).status).toBe(404)
    expect((await read(await world.signIn(world.people.stranger), preliminaryOrderId)).status).toBe(404)
  })

  test('is replaced as a whole by whoever read it last, and by nobody who read it before', async () => {
    const { preliminaryOrderId, rowVersion } = await keepTemplate(world, nurse, storeTemplate(world))
    const { pad, catheter } = world.home.products
    const both = { ...storeTemplate(world, [pad.itemNumber, catheter.itemNumber]), preliminaryOrderId, rowVersion }
    const answers = await Promise.all([save(nurse, both), save(nurse, both)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await read(nurse, preliminaryOrderId)).body.lines).toHaveLength(2)
  })

  test('stands first once it is a favourite, and is gone once it is removed, for good (O-4-23, O-4-24, O-7-63, O-7-65)', async () => {
    const first = await keepTemplate(world, nurse, storeTemplate(world))
    await keepTemplate(world, nurse, storeTemplate(world))
    expect((await list(nurse)).entities[0]?.preliminaryOrderId).not.toBe(first.preliminaryOrderId)
    expect((await star(nurse, first.preliminaryOrderId)).status).toBe(200)
    expect((await list(nurse)).entities[0]).toMatchObject({
      preliminaryOrderId: first.preliminaryOrderId,
      favorite: true,
    })

    const removed = await Promise.all([
      remove(nurse, first.preliminaryOrderId),
      remove(nurse, first.preliminaryOrderId),
    ])
    expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await read(nurse, first.preliminaryOrderId)).status).toBe(404)
    expect((await star(nurse, first.preliminaryOrderId)).status).toBe(400)
  })

  test('is found by its name and by what it holds (O-7-62)', async () => {
    const { catheter } = world.home.products
    await keepTemplate(world, nurse, { ...storeTemplate(world, [catheter.itemNumber]), name: 'Julförråd' })
    expect((await list(nurse, { searchTerm: 'julf' })).entities).toMatchObject([{ name: 'Julförråd' }])
    const byItem = (await list(nurse, { searchTerm: 'catheter' })).entities.map(({ name }) => name)
    expect(byItem).toContain('Julförråd')
    expect((await list(nurse, { searchTerm: 'nothing such' })).totalCount).toBe(0)
  })
})

describe('what has changed since a preliminary order was kept', () => {
  test('is told with the sums of today and of then: another price, and an item that is gone', async () => {
    const { pad, pants } = world.home.products
    const { preliminaryOrderId } = await keepTemplate(world, nurse, {
      ...storeTemplate(world, [pad.itemNumber, pants.itemNumber]),
      name: 'Ändrat',
    })
    const [before] = (await list(nurse, { searchTerm: 'Ändrat' })).entities
    expect(before).toMatchObject({ changes: [], can: { order: { allowed: true } } })
    expect(before?.sum).toBe(before?.sumBefore)

    const padPrice = (await read(nurse, preliminaryOrderId)).body.lines[0]?.pricePerPackage ?? 0
    await priceOf(pad.itemNumber, padPrice + 100)
    await statusOf(pants.itemNumber, 'deleted')
    const { body } = await read(nurse, preliminaryOrderId)
    await priceOf(pad.itemNumber, padPrice)
    await statusOf(pants.itemNumber, 'sellable')

    expect(body.changes).toEqual([
      { change: 'gone', lines: 1, expectedOn: null },
      { change: 'price', lines: 1, expectedOn: null },
    ])
    expect(body).toMatchObject({ sum: 3 * (padPrice + 100), sumBefore: 3 * padPrice })
    expect(body.lines.map(({ changes }) => changes)).toEqual([['price'], ['gone']])
  })

  test('is that a resident has moved, whose line then names nobody', async () => {
    const { ordinary } = world.care
    const { preliminaryOrderId } = await keepTemplate(world, nurse, residentsTemplate(world))
    expect((await read(nurse, preliminaryOrderId)).body.lines).toMatchObject([
      { careRecipientId: ordinary.id, careRecipientName: `${ordinary.firstName} ${ordinary.lastName}`, changes: [] },
    ])
    const move = (from: string, to: string) =>
      world.owner.query(
        'update omsorg.care_recipient_place set care_place_id = $3 where care_recipient_id = $1 and care_place_id = $2',
        [ordinary.id, from, to],
      )
    const { place, sister } = world.home
    await move(place.id, sister.id)
    const { body, text } = await read(nurse, preliminaryOrderId)
    await move(sister.id, place.id)
    expect(body.lines).toMatchObject([{ careRecipientId: null, careRecipientName: null, changes: ['moved'] }])
    expect(text).not.toContain(ordinary.lastName)
    expect(body.can.order).toEqual({ allowed: false, reason: 'nothing-left' })
  })

  test('is that less may be drawn than the line holds', async () => {
    const template = residentsTemplate(world)
    const [line] = template.lines
    if (!line) throw new Error('the template has no line')
    const { preliminaryOrderId } = await keepTemplate(world, nurse, {
      ...template,
      lines: [{ ...line, quantity: 999 }],
    })
    const [shown] = (await read(nurse, preliminaryOrderId)).body.lines
    expect(shown?.changes).toEqual(['not-allowed'])
    expect(shown?.allowedQuantity).toBeLessThan(999)
  })
})

describe('lines for residents', () => {
  test('are kept from whoever may not see persons: the list tells that there is something, and no more', async () => {
    const { preliminaryOrderId } = await keepTemplate(world, nurse, { ...residentsTemplate(world), name: 'Till Signe' })
    const answer = await world
      .as(purchaser)
      .call(searchPreliminaryOrders, { input: { carePlaceId: world.home.place.id, pageSize: 200 } })
    const row = answer.body.entities.find((each) => each.preliminaryOrderId === preliminaryOrderId)
    expect(row).toMatchObject({
      isShown: false,
      name: null,
      lineCount: null,
      changes: null,
      sum: null,
      residents: null,
    })
    expect(row?.can.order.reason).toBe('persons-not-shown')
    expect(answer.text).not.toMatch(/Signe|Åkerström/)
    expect((await list(purchaser, { searchTerm: 'Till Signe' })).totalCount).toBe(0)

    expect((await read(purchaser, preliminaryOrderId)).status).toBe(404)
    expect((await remove(purchaser, preliminaryOrderId)).status).toBe(404)
    expect((await star(purchaser, preliminaryOrderId)).status).toBe(400)
    expect((await save(purchaser, residentsTemplate(world))).errors).toEqual({
      'lines[0].careRecipientId': 'CRS003003',
    })
  })

  test('show a protected person by nothing but that', async () => {
    const { protected: hidden } = world.care
    const { preliminaryOrderId } = await keepTemplate(world, nurse, {
      ...residentsTemplate(world),
      lines: [{ careRecipientId: hidden.id, itemNumber: hidden.row.product.itemNumber, quantity: 1 }],
    })
    const { body, text } = await read(nurse, preliminaryOrderId)
    expect(body.lines).toMatchObject([{ careRecipientId: hidden.id, careRecipientName: null, protected: true }])
    expect(text).not.toMatch(/Hemlig|Gömd/)
  })

  test('are of residents of the place, and leave one row in the access log for each that is shown', async () => {
    const elsewhere = { ...residentsTemplate(world) }
    const [line] = elsewhere.lines
    const { atSisterPlace } = world.care
    expect(
      (
        await save(nurse, {
          ...elsewhere,
          lines: [{ ...line, careRecipientId: atSisterPlace.id, itemNumber: 'x', quantity: 1 }],
        })
      ).errors,
    ).toEqual({ 'lines[0].careRecipientId': 'CRS003003' })

    const { preliminaryOrderId } = await keepTemplate(world, nurse, residentsTemplate(world))
    const rows = () =>
      world.owner.query(
        `select from omsorg.access_log where action = 'orders/preliminary/read-preliminary-order' and care_recipient_id = $1`,
        [world.care.ordinary.id],
      )
    const before = (await rows()).rowCount ?? 0
    await read(nurse, preliminaryOrderId)
    expect((await rows()).rowCount).toBe(before + 1)
  })
})

describe('a right by therapy area', () => {
  test('is asked of the lines that are new or changed, and of no other', async () => {
    const { pad, catheter } = world.home.products
    const incontinenceAlone = await world.signIn(world.people.ordererOfOneArea)
    const { preliminaryOrderId, rowVersion } = await keepTemplate(
      world,
      nurse,
      storeTemplate(world, [pad.itemNumber, catheter.itemNumber]),
    )
    const template = storeTemplate(world, [pad.itemNumber, catheter.itemNumber])
    const changing = (at: number) => ({
      ...template,
      preliminaryOrderId,
      rowVersion,
      lines: template.lines.map((line, place) => (place === at ? { ...line, quantity: 9 } : line)),
    })
    expect((await save(incontinenceAlone, changing(1))).errors).toEqual({ 'not-your-area': 'COM001002' })
    expect((await save(incontinenceAlone, changing(0))).status).toBe(200)
    expect((await save(incontinenceAlone, storeTemplate(world, [catheter.itemNumber]))).status).toBe(400)
  })

  test('to purchase is enough for the store, and not for residents', async () => {
    expect((await save(purchaser, storeTemplate(world))).status).toBe(200)
  })
})
