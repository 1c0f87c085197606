import { listClaims } from '@omsorg/contract/claims/claim/list-claims.ts'
import { listClaimsOfOrder } from '@omsorg/contract/claims/claim/list-claims-of-order.ts'
import { readClaim } from '@omsorg/contract/claims/claim/read-claim.ts'
import { readClaimBasis } from '@omsorg/contract/claims/claim/read-claim-basis.ts'
import { upsertClaim } from '@omsorg/contract/claims/claim/upsert-claim.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { headersAtHome } from '../../../testing/orders.ts'
import { customerService } from '../../../testing/world/config.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())
beforeEach(() => {
  world.mailbox().empty()
  world.mailbox().turn('takes')
})

type Claim = CallOf<typeof upsertClaim>['input']

/** About two packages of catheters at 84 kr, delivered ten days ago. */
const claimed = (more: Partial<Claim> = {}): Claim => ({
  type: 'claim',
  requester: 'Maja Lindqvist',
  orderLineId: world.care.ordinary.orderLineId,
  defectiveItems: 3,
  faultKind: 'leaks',
  faultDescription: 'Sömmen släpper.',
  lotNumber: 'K4471-B',
  packages: 1,
  wantedOutcome: 'money-back',
  ...more,
})
const returned = (more: Partial<Claim> = {}): Claim =>
  claimed({ type: 'return', weight: 1.4, dispatchDate: '2026-11-23', wantedOutcome: null, ...more })

const save = (actor: SignedIn, input: Claim, idempotencyKey?: string) =>
  world.as(actor).call(upsertClaim, {
    input,
    headers: headersAtHome(world, actor),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  })
const read = (actor: SignedIn, id: number) => world.as(actor).call(readClaim, { params: { id } })

async function sent(claimId: number) {
  await vi.waitFor(async () => expect((await read(nurse, claimId)).body.sending).toBe('sent'), { timeout: 10_000 })
}

describe('a claim that is saved', () => {
  test('is registered with its line, and read and listed as it was filled in (O-3-79, O-3-80, O-3-81, O-7-107, O-7-108, O-7-109)', async () => {
    const whose = { requester: 'Maja Lindqvist', customer: 'Region Fjällviken', contactPerson: 'Eva Ek, 070-174 06 05' }
    const { body } = await save(nurse, claimed(whose))
    expect(body).toMatchObject({ status: 'registered', sending: 'not-asked', estimatedCredit: 8_400, warnings: [] })
    const order = world.care.ordinary.order.id
    const claim = await read(nurse, body.claimId)
    expect((await read(nurse, 2_000_000_000)).status).toBe(404)
    expect(claim.body).toMatchObject({
      type: 'claim',
      ...whose,
      orderNumber: String(order),
      itemNumber: world.home.products.catheter.itemNumber,
      lotNumber: 'K4471-B',
      defectiveItems: 3,
      faultDescription: 'Sömmen släpper.',
      line: { customerOrderId: order, careRecipientId: world.care.ordinary.id, quantity: 2 },
      createdBy: { name: 'Anna Ek', onBehalfOf: null },
    })
    const list = await world.as(nurse).call(listClaims, { params: { id: world.home.place.id }, query: {} })
    const numbers = { orderNumber: String(order), lotNumber: 'K4471-B' }
    expect(list.body.entities[0]).toMatchObject({ claimId: body.claimId, type: 'claim', ...whose, ...numbers })
    const ofOrder = await world.as(nurse).call(listClaimsOfOrder, { query: { customerOrderId: order } })
    expect(ofOrder.body.claims[0]).toMatchObject({
      claimId: body.claimId,
      orderId: world.care.ordinary.order.partIds[0],
    })
  })

  test('finds its line by the numbers of order and item alone', async () => {
    const { order } = world.care.ordinary
    const { itemNumber } = world.home.products.catheter
    const numbers = { orderLineId: null, orderNumber: String(order.id), itemNumber }
    const { body } = await save(nurse, claimed(numbers))
    expect([body.estimatedCredit, (await read(nurse, body.claimId)).body.line?.orderLineId]).toEqual([
      8_400,
      world.care.ordinary.orderLineId,
    ])
  })

  test('of numbers that nobody knows is registered without a line, at the price of the day where there is one', async () => {
    const { itemNumber } = world.home.products.catheter
    const known = await save(nurse, claimed({ orderLineId: null, orderNumber: 'P-77', itemNumber, packages: 30 }))
    const unknown = await save(nurse, claimed({ orderLineId: null, orderNumber: 'P-77', itemNumber: 'X-1' }))
    expect([known.status, known.body.estimatedCredit, unknown.body.estimatedCredit]).toEqual([200, 252_000, null])
  })

  test('is a claim or a return, and is refused for what its type needs, and for more than was delivered (O-3-79)', async () => {
    expect((await save(nurse, { ...claimed(), type: 'exchange' as 'claim' })).errors).toEqual({ type: 'COM001001' })
    expect((await save(nurse, claimed({ defectiveItems: null }))).errors).toEqual({ defectiveItems: 'COM001003' })
    expect((await save(nurse, claimed({ packages: 3 }))).errors).toEqual({ packages: 'COM001001' })
    expect((await save(nurse, returned({ weight: null }))).errors).toEqual({ weight: 'COM001003' })
    expect((await save(nurse, returned({ pickUpDate: '2026-11-22' }))).errors).toEqual({ pickUpDate: 'COM001001' })
  })

  test('as a return is credited by the setting of the place, 70 percent where it has none (O-9-12)', async () => {
    expect((await save(nurse, returned())).body.estimatedCredit).toBe(5_880)
    const set = (percent: number | null) =>
      world.owner.query('update omsorg.order_setting set own_error_credit_percent = $1 where client_id = $2', [
        percent,
        world.home.client.id,
      ])
    await world.owner.query('insert into omsorg.order_setting (client_id) values ($1) on conflict do nothing', [
      world.home.client.id,
    ])
    await set(55)
    expect((await save(nurse, returned())).body.estimatedCredit).toBe(4_620)
    await set(null)
  })
})

describe('a return', () => {
  const deliveredDaysAgo = (days: number) =>
    world.owner.query(
      `update omsorg.order_event set at = $1 where customer_order_id = $2 and event = 'status' and status = 6`,
      [
        world.clock
          .now()
          .subtract({ hours: 24 * days })
          .toString(),
        world.care.ordinary.order.id,
      ],
    )
  const basis = async () =>
    (await world.as(nurse).call(readClaimBasis, { query: { customerOrderId: world.care.ordinary.order.id } })).body
      .lines[0]

  test('is agreed within the working days of the setting, and later is warned of (O-9-11)', async () => {
    await deliveredDaysAgo(1)
    const line = await basis()
    const until = Temporal.PlainDate.from(line?.returnUntil ?? '')
    const days = until.since(Temporal.PlainDate.from(line?.deliveredOn ?? '')).days
    expect([days >= 9, until.dayOfWeek <= 5, (await save(nurse, returned())).body.warnings]).toEqual([true, true, []])
    await deliveredDaysAgo(40)
    expect((await save(nurse, returned())).body.warnings).toEqual(['return-late'])
    expect((await save(nurse, claimed())).body.warnings).toEqual([])
  })
})

describe('a claim that is sent', () => {
  test('goes to customer service once, names nobody and nothing, and is read only from then on', async () => {
    const key = crypto.randomUUID()
    const first = await save(nurse, claimed({ send: true }), key)
    const again = await save(nurse, claimed({ send: true }), key)
    const { claimId } = first.body
    expect(again.body).toEqual(first.body)
    await sent(claimId)
    const letters = world.mailbox().letters(customerService)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toContain(String(claimId))
    expect(letters[0]?.text).toContain(`/ProductClaim/${claimId}`)
    expect(letters[0]?.text).not.toMatch(/Signe|Åkerström|Kateter|Sömmen/)
    const { body } = await read(nurse, claimId)
    expect(body).toMatchObject({ status: 'sent', can: { change: { allowed: false, reason: 'already-sent' } } })
    expect(await save(nurse, claimed({ claimId, faultDescription: 'Annat' }))).toMatchObject({ status: 409 })
  })

  test('by two at once is sent once', async () => {
    const { claimId } = (await save(nurse, claimed())).body
    const colleague = await world.signIn(world.people.colleague)
    await Promise.all([nurse, colleague].map((each) => save(each, claimed({ claimId, send: true }))))
    await sent(claimId)
    expect(await world.jobsLeft()).toBe(0)
    expect(world.mailbox().letters(customerService)).toHaveLength(1)
  })

  test('and is never accepted stays registered, says so, and can be sent again', async () => {
    world.mailbox().turn('refuses')
    const { claimId } = (await save(nurse, claimed({ send: true }))).body
    await vi.waitFor(async () => expect((await read(nurse, claimId)).body.sending).toBe('failed'), { timeout: 10_000 })
    expect((await read(nurse, claimId)).body.status).toBe('registered')
    world.mailbox().turn('takes')
    await save(nurse, claimed({ claimId, send: true }))
    await sent(claimId)
  })
})

describe('a claim that two change at once', () => {
  test('takes the first, and tells the second that what was read is old', async () => {
    const { claimId, rowVersion } = (await save(nurse, claimed())).body
    const colleague = await world.signIn(world.people.colleague)
    const answers = await Promise.all(
      [nurse, colleague].map((each) => save(each, claimed({ claimId, rowVersion, lotNumber: each.claims.sub }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('who may claim', () => {
  test('an orderer of one area claims what another area delivered, for nothing is ordered by it', async () => {
    const permissions = ['CareRecipientRead', 'OrderRead', 'OrderWrite', 'OrderIncontinenceWrite']
    const orderer = await world.withClaims(nurse, { permissions })
    expect((await save(orderer, claimed())).status).toBe(200)
  })

  test('whoever may not see persons neither sees, counts, claims nor changes what a person was sent', async () => {
    const { claimId } = (await save(nurse, claimed())).body
    const purchaser = await world.signIn(world.people.purchaser)
    expect((await read(purchaser, claimId)).status).toBe(404)
    expect((await save(purchaser, claimed())).errors).toEqual({ orderLineId: 'COM001001' })
    const unknown = { orderLineId: null, orderNumber: 'P-77', itemNumber: 'X-1' }
    expect((await save(purchaser, claimed({ claimId, ...unknown }))).errors).toEqual({ claimId: 'COM001001' })
    const listed = async (actor: SignedIn) =>
      (await world.as(actor).call(listClaims, { params: { id: world.home.place.id }, query: {} })).body
    const before = (await listed(purchaser)).totalCount
    const own = (await save(purchaser, claimed(unknown))).body.claimId
    const { entities, totalCount } = await listed(purchaser)
    expect(totalCount).toBe(before + 1)
    expect(entities.map((each) => each.claimId)).toContain(own)
    expect(entities.map((each) => each.claimId)).not.toContain(claimId)
    expect((await listed(nurse)).entities.map((each) => each.claimId)).toContain(claimId)
    const query = { customerOrderId: world.care.ordinary.order.id }
    expect((await world.as(purchaser).call(listClaimsOfOrder, { query })).status).toBe(404)
  })

  test('another client finds no claim, and changes none', async () => {
    const { claimId } = (await save(nurse, claimed())).body
    const stranger = await world.signIn(world.people.stranger)
    expect((await read(stranger, claimId)).status).toBe(404)
    const own = { claimId, orderLineId: world.care.ofNeighbour.orderLineId }
    expect((await save(stranger, claimed(own))).errors).toEqual({ claimId: 'COM001001' })
  })

  test('customer service does it for whoever calls, and reads what it was sent', async () => {
    const service = await world.signIn(world.people.customerService)
    const { claimId } = (await save(service, claimed())).body
    expect((await read(service, claimId)).body).toMatchObject({ claimId, carePlaceId: world.home.place.id })
  })

  test('a protected person is named by nothing', async () => {
    const { body, text } = await read(nurse, world.care.protected.claimId)
    expect(body.line).toMatchObject({ protected: true, careRecipientName: null })
    expect(text).not.toMatch(/Hemlig|Gömd/)
  })
})

describe('what a claim is filled in from', () => {
  test('is found by the number of an order, or by an item of the place', async () => {
    const found = async (search: string) =>
      (await world.as(nurse).call(readClaimBasis, { query: { search } })).body.lines.map((line) => line.customerOrderId)
    const { id } = world.care.ordinary.order
    expect(await found(String(id))).toEqual([id])
    expect(await found(world.home.products.catheter.itemNumber)).toContain(id)
    expect(await found('finns inte')).toEqual([])
    expect(await found(String(world.care.ofNeighbour.order.id))).toEqual([])
  })
})
