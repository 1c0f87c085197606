import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { applyInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/apply-invoice-areas.ts'
import { compareInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/compare-invoice-areas.ts'
import { listInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/list-invoice-areas.ts'
import { saveInvoiceArea } from '@omsorg/contract/organisation/invoice-area/save-invoice-area.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/world/at-once.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

const customerNumber = '1001'

let world: World
let admin: SignedIn
let clientId: string
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  clientId = world.home.client.id
})
afterAll(() => world.close())

/** Here 900 as in the ERP, 901 by another name, 902 that it has no more, and 903 out of use; there also 904. */
beforeEach(async () => {
  world.catalogue.turn({ failing: false })
  await world.owner.query('delete from omsorg.invoice_area where client_id = $1', [clientId])
  for (const [code, name, active] of [
    ['900', 'Hemvård', true],
    ['901', 'Natt', true],
    ['902', 'Dag', true],
    ['903', 'Korttid', false],
  ] as const) {
    const input = { clientId, customerNumber, code, name, active }
    expect((await world.as(admin).call(saveInvoiceArea, { input })).status).toBe(200)
  }
  world.catalogue.book(
    customerNumber,
    { code: '900', name: 'Hemvård' },
    { code: '901', name: 'Nattpatrull' },
    { code: '903', name: 'Korttid' },
    { code: '904', name: 'Dagvård' },
  )
})

type Asked = CallOf<typeof compareInvoiceAreas>['input']
type Chosen = CallOf<typeof applyInvoiceAreas>['input']['chosen']

const fetched = (change: Partial<Asked> = {}) =>
  world.as(admin).call(compareInvoiceAreas, { input: { clientId, customerNumber, ...change } })
const apply = (chosen: Chosen, change: Partial<Asked> = {}) =>
  world.as(admin).call(applyInvoiceAreas, { input: { clientId, customerNumber, chosen, ...change } })
async function stored() {
  const { body } = await world.as(admin).call(listInvoiceAreas, { query: { clientId, pageSize: 100 } })
  return body.entities.map(({ code, name, active }) => [code, name, active])
}

const all: Chosen = [
  { code: '901', state: 'changed', name: 'Nattpatrull' },
  { code: '902', state: 'gone', name: null },
  { code: '903', state: 'changed', name: 'Korttid' },
  { code: '904', state: 'new', name: 'Dagvård' },
]

describe('the invoice areas of a customer number', () => {
  test('are fetched from the ERP and stand beside ours, which stay as they are (O-2-101)', async () => {
    const before = await stored()
    const { status, body } = await fetched()
    expect(status).toBe(200)
    expect(body.areas).toEqual([
      { code: '900', state: 'equal', here: { name: 'Hemvård', active: true }, inErp: { name: 'Hemvård' } },
      { code: '901', state: 'changed', here: { name: 'Natt', active: true }, inErp: { name: 'Nattpatrull' } },
      { code: '902', state: 'gone', here: { name: 'Dag', active: true }, inErp: null },
      { code: '903', state: 'changed', here: { name: 'Korttid', active: false }, inErp: { name: 'Korttid' } },
      { code: '904', state: 'new', here: null, inErp: { name: 'Dagvård' } },
    ])
    expect(await stored()).toEqual(before)
  })

  test('that are chosen are stored, and the others are not (O-2-101)', async () => {
    const { status, body } = await apply(all.filter(({ code }) => code === '904' || code === '902'))
    expect([status, body]).toMatchObject([200, { added: 1, changed: 0, closed: 1 }])
    expect(body.comparison.areas.map(({ state }) => state)).toEqual(['equal', 'changed', 'equal', 'changed', 'equal'])
    expect(await stored()).toEqual([
      ['900', 'Hemvård', true],
      ['901', 'Natt', true],
      ['902', 'Dag', false],
      ['903', 'Korttid', false],
      ['904', 'Dagvård', true],
    ])
  })

  test('are all as in the ERP once all are taken over; the same sent once more, or by two at once, is done once', async () => {
    const answers = await atOnce(world, clientId, [() => apply(all), () => apply(all), () => apply(all)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await fetched()).body.areas.every(({ state }) => state === 'equal')).toBe(true)
    expect(await stored()).toHaveLength(5)
  })
})

describe('nothing is stored', () => {
  test.each<[what: string, chosen: Chosen]>([
    ['of what the ERP calls otherwise by now', [{ code: '901', state: 'changed', name: 'Natt' }]],
    ['of what the ERP has again', [{ code: '901', state: 'gone', name: null }]],
    ['of what nobody has', [{ code: '999', state: 'new', name: 'X' }]],
    ['of what is chosen twice', [all[3]!, all[3]!]],
    ['of the rest either', [all[3]!, { code: '999', state: 'new', name: 'X' }]],
  ])('%s', async (_what, chosen) => {
    const before = await stored()
    const answer = await apply(chosen)
    expect([answer.status, answer.body]).toMatchObject([409, { refusal: 'stale' }])
    expect(await stored()).toEqual(before)
  })

  test.each<[refusal: string, change: Partial<Asked>]>([
    ['client-not-found', { clientId: '00000000-0000-4000-8000-00000000dead' }],
    ['number-not-found', { customerNumber: '3001' }],
  ])('where the question is refused: %s', async (refusal, change) => {
    for (const answer of [await fetched(change), await apply(all, change)]) {
      expect([answer.status, answer.body]).toMatchObject([400, { refusal }])
    }
  })

  test('while the ERP does not answer, or does not know the number', async () => {
    await world.owner.query(
      `insert into omsorg.customer_number (client_id, number, is_primary) values ($1, '1009', false)`,
      [clientId],
    )
    for (const answer of [await fetched({ customerNumber: '1009' }), await apply(all, { customerNumber: '1009' })])
      expect([answer.status, answer.body]).toMatchObject([400, { refusal: 'number-unknown' }])
    world.catalogue.turn({ failing: true })
    for (const answer of [await fetched(), await apply(all)])
      expect(answer.body).toMatchObject({ refusal: 'erp-unavailable' })
    expect((await stored()).map(([code]) => code)).toEqual(['900', '901', '902', '903'])
  })
})
