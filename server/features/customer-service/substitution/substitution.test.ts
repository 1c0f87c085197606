import { approveSubstitution } from '@omsorg/contract/customer-service/substitution/approve-substitution.ts'
import { listEquivalents } from '@omsorg/contract/customer-service/substitution/list-equivalents.ts'
import { listOutgoingItems } from '@omsorg/contract/customer-service/substitution/list-outgoing-items.ts'
import { listReplacementNotices } from '@omsorg/contract/customer-service/substitution/list-replacement-notices.ts'
import { seeReplacementNotices } from '@omsorg/contract/customer-service/substitution/see-replacement-notices.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { replacementSeen, rowNow } from '../../../testing/customer-service/replacements.ts'
import { headersAtHome } from '../../../testing/orders.ts'
import { furtherProduct, runningFor } from '../../../testing/prescribing.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let erik: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  erik = await world.signIn(world.people.customerService)
})
afterAll(() => world.close())

const within = { timeout: 60_000, interval: 20 }

const pants = (absorption: number, more: Parameters<typeof furtherProduct>[2] = {}) =>
  furtherProduct(world, 'A', {
    type: 'pants',
    shape: 'pullup',
    itemsPerPackage: 28,
    properties: { absorption, size: 'L' },
    ...more,
  })
const prescribed = (product: Awaited<ReturnType<typeof furtherProduct>>) =>
  runningFor(world, {
    rows: [
      {
        product,
        consumption: { amount: '4', period: consumptionPeriod.day },
        withdrawals: 4,
        packagesPerWithdrawal: 14,
      },
    ],
  })

test('what goes out and is prescribed is listed with what is nearest to it, and never with what adds latex', async () => {
  const out = await pants(1400, { status: 'outgoing' })
  const near = await pants(1450)
  const far = await pants(1700)
  const latex = await pants(1400, { latex: true })
  const catheter = await furtherProduct(world, 'A', { area: 'Catheter' })
  await prescribed(out)
  const { body } = await world.as(erik).call(listOutgoingItems, {})
  const found = body.items.find(({ item }) => item.itemNumber === out.itemNumber)
  expect(found).toMatchObject({ prescriptions: 1, clients: 1, isBeingReplaced: false })
  expect(found?.nearest?.item.itemNumber).toBe(near.itemNumber)

  const equal = await world.as(erik).call(listEquivalents, { query: { replaced: out.itemNumber } })
  const numbers = equal.body.equivalents.map(({ item }) => item.itemNumber)
  expect(numbers.indexOf(near.itemNumber)).toBeLessThan(numbers.indexOf(far.itemNumber))
  expect(numbers).not.toContain(latex.itemNumber)
  expect(numbers).not.toContain(catheter.itemNumber)
  expect(numbers).not.toContain(out.itemNumber)
  const distances = equal.body.equivalents.map(({ distance }) => distance)
  expect(distances).toEqual(distances.toSorted((one, other) => one - other))
})

test('one approval replaces all of it, and each place is told once what was changed there, and by whom', async () => {
  const [one, other] = [await pants(900, { status: 'outgoing' }), await pants(2000, { status: 'outgoing' })]
  const [first, second] = [await pants(950), await pants(2100)]
  const [ofOne, ofOther] = [await prescribed(one), await prescribed(other)]
  await prescribed(one)
  const input = {
    pairs: [
      { replacedItemNumber: one.itemNumber, replacementItemNumber: first.itemNumber },
      { replacedItemNumber: other.itemNumber, replacementItemNumber: second.itemNumber },
    ],
  }
  const { body } = await world.as(erik).call(approveSubstitution, { input })
  for (const id of body.replacementIds) {
    await expect.poll(async () => (await replacementSeen(world, erik, id)).status, within).toBe('finished')
  }
  expect((await rowNow(world, ofOne.row.id)).item_number).toBe(first.itemNumber)
  expect((await rowNow(world, ofOther.row.id)).item_number).toBe(second.itemNumber)

  const headers = headersAtHome(world, anna)
  const notices = async () => (await world.as(anna).call(listReplacementNotices, { headers })).body.notices
  const told = (await notices()).filter(({ replacementId }) => body.replacementIds.includes(replacementId))
  expect(told.map(({ rows }) => rows).toSorted()).toEqual([1, 2])
  expect(told.every(({ by }) => by !== null)).toBe(true)
  const seen = { input: { replacementIds: body.replacementIds }, headers }
  const answers = await Promise.all([
    world.as(anna).call(seeReplacementNotices, seen),
    world.as(anna).call(seeReplacementNotices, seen),
  ])
  expect(answers.map((answer) => answer.body.seen).toSorted()).toEqual([0, 2])
  expect((await notices()).filter(({ replacementId }) => body.replacementIds.includes(replacementId))).toEqual([])
})

test('another place is told nothing', async () => {
  const [old, following] = [await pants(600, { status: 'outgoing' }), await pants(610)]
  await prescribed(old)
  const pairs = [{ replacedItemNumber: old.itemNumber, replacementItemNumber: following.itemNumber }]
  const { body } = await world.as(erik).call(approveSubstitution, { input: { pairs } })
  const [replacementId = 0] = body.replacementIds
  await expect.poll(async () => (await replacementSeen(world, erik, replacementId)).status, within).toBe('finished')
  const sister = await world.signIn(world.people.prescriber, { at: world.home.sister })
  const elsewhere = await world.as(sister).call(listReplacementNotices, {})
  expect(elsewhere.body.notices).toEqual([])
})

test('all pairs are approved or none', async () => {
  const [one, first] = [await pants(700, { status: 'outgoing' }), await pants(710)]
  const catheter = await furtherProduct(world, 'A', { area: 'Catheter' })
  const input = {
    pairs: [
      { replacedItemNumber: one.itemNumber, replacementItemNumber: first.itemNumber },
      { replacedItemNumber: first.itemNumber, replacementItemNumber: catheter.itemNumber },
    ],
  }
  const answer = await world.as(erik).call(approveSubstitution, { input })
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('pairs[1].replacementItemNumber')])
  const { rows } = await world.owner.query('select from omsorg.item_replacement where replaced_product_id = $1', [
    one.id,
  ])
  expect(rows).toHaveLength(0)
})
