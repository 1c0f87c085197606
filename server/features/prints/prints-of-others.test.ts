import type { Definition } from '@omsorg/contract/endpoint.ts'
import { printOrderHistory } from '@omsorg/contract/orders/overview/print-order-history.ts'
import { printCalendar } from '@omsorg/contract/planning/print/print-calendar.ts'
import { printCareRecipientList } from '@omsorg/contract/prints/list/print-care-recipient-list.ts'
import { copyHandledProducts } from '@omsorg/contract/prints/prescribed/copy-handled-products.ts'
import { printHandledProducts } from '@omsorg/contract/prints/prescribed/print-handled-products.ts'
import { printPrescriptionHistory } from '@omsorg/contract/prints/prescribed/print-prescription-history.ts'
import { printPrescriptionRow } from '@omsorg/contract/prints/prescribed/print-prescription-row.ts'
import { printProduct } from '@omsorg/contract/prints/product/print-product.ts'
import { insertOffers, insertProducts } from '@omsorg/database/demo/build/products.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { idsAt, outOfReach } from '../../testing/ids.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())

type Where = Parameters<typeof idsAt>[1]

/** What is asked for of each kind of paper about somebody, wherever that person is. */
const papers: readonly (readonly [Definition, (ids: Readonly<Record<string, unknown>>) => object])[] = [
  [printHandledProducts, ({ careRecipientId }) => ({ input: { careRecipientId } })],
  [copyHandledProducts, ({ careRecipientId }) => ({ input: { careRecipientId } })],
  [printPrescriptionHistory, ({ careRecipientId }) => ({ params: { careRecipientId } })],
  [printPrescriptionRow, ({ prescriptionRowId }) => ({ params: { prescriptionRowId } })],
  [printOrderHistory, ({ customerOrderId }) => ({ params: { customerOrderId } })],
  ...(['Day', 'Week', 'Month'] as const).map(
    (span) =>
      [
        printCalendar,
        ({ careRecipientId }: Readonly<Record<string, unknown>>) => ({
          params: { span, careRecipientId, date: '2026-11-20' },
        }),
      ] as const,
  ),
]

async function asked(who: SignedIn, where: Where, headers: Readonly<Record<string, string>> = {}) {
  const ids = idsAt(world, where)
  const found: { name: string; status: number; text: string }[] = []
  for (const [paper, sent] of papers) {
    const { status, text } = await world.as(who).call(paper, { ...sent(ids), headers } as never)
    found.push({ name: paper.name, status, text })
  }
  return found
}

const viewed = async () => {
  const { rows } = await world.owner.query<{ count: number }>(
    `select count(*)::int from omsorg.access_log where action = any($1)`,
    [papers.map(([{ name }]) => name)],
  )
  return rows[0]?.count
}

test('every paper of the server is asked for here', () => {
  const drawn = endpoints.filter(({ path }) => path.startsWith('/Printer/')).map(({ name }) => name)
  const here = new Set([...papers.map(([{ name }]) => name), printCareRecipientList.name, printProduct.name])
  expect(drawn.toSorted()).toEqual([...here].toSorted())
})

test('each paper about somebody at the own care place comes', async () => {
  const answers = await asked(nurse, 'home')
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
})

test.each(outOfReach)(
  'a paper about somebody at the %s is as one about nobody, and nobody is logged as seen',
  async (where) => {
    const before = await viewed()
    const answers = await asked(nurse, where)
    expect(answers).toEqual(await asked(nurse, 'nowhere'))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400, 404]))
    expect(await viewed()).toBe(before)
  },
)

test('whoever works for another client or market gets no paper of this place, whatever place the headers name', async () => {
  const { client, place } = world.home
  const headers = { 'om-client-id': client.id, 'om-care-place-id': place.id }
  const before = await viewed()
  for (const account of [world.people.stranger, world.people.foreigner, world.people.customerServiceAbroad]) {
    const who = await world.signIn(account)
    for (const answers of [await asked(who, 'home'), await asked(who, 'home', headers)])
      for (const { status, text } of answers) {
        expect([400, 403, 404]).toContain(status)
        expect(text).not.toContain('%PDF')
      }
  }
  expect(await viewed()).toBe(before)
})

test('whoever may not see persons gets no paper about one', async () => {
  const purchaser = await world.signIn(world.people.purchaser)
  const answers = await asked(purchaser, 'home')
  expect(answers.filter(({ status }) => status === 200)).toEqual([])
  expect((await world.as(purchaser).call(printCareRecipientList, { input: {} })).status).toBe(403)
})

test('a product that only another client is offered has no paper here', async () => {
  const { owner, home, neighbour } = world
  const [product] = await insertProducts(owner, [{ itemNumber: '619001', name: 'Deras egen' }])
  if (!product) throw new Error('no product')
  await insertOffers(owner, [{ client: neighbour.client, product }])
  const params = { itemNumber: '619001' }
  const print = (who: SignedIn) => world.as(who).call(printProduct, { params })
  expect((await print(nurse)).status).toBe(404)
  expect((await print(await world.signIn(world.people.stranger))).status).toBe(200)
  await insertOffers(owner, [{ client: home.client, product }])
  expect((await print(nurse)).status).toBe(200)
})
