import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { features } from '@omsorg/contract/features.ts'
import { requestCarePlace } from '@omsorg/contract/requests/care-place/request-care-place.ts'
import { askAboutProduct } from '@omsorg/contract/requests/product/ask-about-product.ts'
import { requestSample } from '@omsorg/contract/requests/sample/request-sample.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { turnOn } from '../../testing/examples/requests.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'
import { customerService } from '../../testing/world/config.ts'

let world: World
let nurse: SignedIn
let administrator: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.colleague)
  administrator = await world.signIn(world.people.unitAdministrator)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('truncate omsorg.staff_request, omsorg.mail_request, omsorg.budget_use')
  await turnOn(world, ...features)
  world.mailbox().empty()
})

const reachable = { email: 'karin.oberg@example.org', phone: '08-123 456' }
const address = { street: 'Storgatan 1', zip: '123 45', city: 'Fjällviken' }

type Sample = CallOf<typeof requestSample>['input']
const samples = (changed: Partial<Sample> = {}) =>
  world.as(nurse).call(requestSample, {
    input: {
      items: [{ itemNumber: world.home.products.pad.itemNumber, quantity: 2 }],
      receiver: { name: 'Karin Öberg', ...reachable, address },
      ...changed,
    },
  })
const question = (itemNumber = world.home.products.pad.itemNumber) =>
  world
    .as(nurse)
    .call(askAboutProduct, { input: { itemNumber, question: 'Finns den utan latex?', ...reachable, phone: '' } })
const carePlace = (careUnitId = world.home.place.careUnitId) =>
  world
    .as(administrator)
    .call(requestCarePlace, { input: { careUnitId, name: 'Björkbacken', ...address, ...reachable } })

const mails = () => world.mailbox().letters(customerService)
const mailed = (count: number) =>
  vi.waitFor(
    async () => {
      expect(await world.jobsLeft()).toBe(0)
      expect(mails()).toHaveLength(count)
    },
    { timeout: 10_000 },
  )
const kept = async () => (await world.owner.query<{ sealed: Buffer }>('select sealed from omsorg.staff_request')).rows

describe('what care staff asks is mailed to customer service', () => {
  test.each([
    ['samples', samples, 'beställning av prover', ['Pad Soft', '2 paket', 'Karin Öberg', 'Storgatan 1, 123 45']],
    ['a question about a product', question, 'fråga om en produkt', ['Pad Soft', 'Finns den utan latex?']],
    ['a care place', carePlace, 'begäran om vårdplats', ['Björkbacken', 'Storgatan 1, 123 45 Fjällviken']],
  ] as const)(
    '%s, with the number that is answered (O-7-74, O-7-197, O-2-76, O-2-114, O-2-115)',
    async (_what, ask, about, parts) => {
      const { status, body } = await ask()
      expect([status, body.reference]).toEqual([200, expect.stringMatching(/^\d{5,}$/)])
      await mailed(1)
      const [mail] = mails()
      expect(mail).toMatchObject({ replyTo: reachable.email, subject: `Omsorg, ${about} ${body.reference}` })
      for (const part of [...parts, body.reference, world.home.place.name]) expect(mail?.text).toContain(part)
    },
  )

  test('and waits sealed, so that a copy of the database tells of nobody', async () => {
    await samples()
    const [row] = await kept()
    expect(row?.sealed.toString('utf8')).not.toMatch(/karin|storgatan/i)
  })
})

test('the same is asked once a day, however often it is sent at once', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => samples()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1)
  await samples({ message: 'En till' })
  await mailed(2)
})

describe('what a client has not turned on is refused, and kept by nobody (A-6-51, A-6-52, A-6-53, O-6-27, O-6-28, O-6-29)', () => {
  test.each([
    ['sampleOrderForm', samples],
    ['productInquiry', question],
    ['carePlaceRequestForm', carePlace],
  ] as const)('%s', async (feature, ask) => {
    await turnOn(world, ...features.filter((each) => each !== feature))
    const answer = await ask()
    expect([answer.status, answer.body]).toMatchObject([403, { detail: { missing: 'feature' }, message: 'COM001002' }])
    await world.owner.query('delete from omsorg.feature_setting')
    expect((await ask()).status).toBe(403)
    expect(await kept()).toEqual([])
    await turnOn(world, feature)
    expect((await ask()).status).toBe(200)
  })
})

describe('is refused', () => {
  test('a product that is not in the assortment, or twice in one request', async () => {
    const { pad } = world.home.products
    const strange = { itemNumber: world.abroad.products.pad.itemNumber, quantity: 1 }
    const twice = { itemNumber: pad.itemNumber, quantity: 1 }
    expect((await samples({ items: [twice, strange] })).errors).toEqual({ 'items[1].itemNumber': 'COM001001' })
    expect((await samples({ items: [twice, twice] })).errors).toEqual({ 'items[1].itemNumber': 'COM001001' })
    expect((await question(strange.itemNumber)).errors).toEqual({ itemNumber: 'COM001001' })
  })

  test('a product that the client shows nobody', async () => {
    const { pants } = world.home.products
    expect((await question(pants.itemNumber)).status).toBe(200)
    await world.owner.query('update omsorg.product set latex = true where item_number = $1', [pants.itemNumber])
    await world.owner.query('update omsorg.product_setting set latex_free_only = true')
    expect((await question(pants.itemNumber)).errors).toEqual({ itemNumber: 'COM001001' })
  })

  test('a care place in a care unit that somebody else administers', async () => {
    for (const { place } of [world.neighbour, world.abroad])
      expect((await carePlace(place.careUnitId)).errors).toEqual({ careUnitId: 'COM001001' })
  })
})
