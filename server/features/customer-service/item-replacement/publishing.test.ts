import { listItemReplacements } from '@omsorg/contract/customer-service/item-replacement/list-item-replacements.ts'
import { retryItemReplacement } from '@omsorg/contract/customer-service/item-replacement/retry-item-replacement.ts'
import { skipItemReplacement } from '@omsorg/contract/customer-service/item-replacement/skip-item-replacement.ts'
import { consumptionPeriod } from '@omsorg/domain/prescriptions/row/consumption.ts'
import { replacementStatus } from '@omsorg/domain/products/product/item-replacement.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database.ts'
import { confirmation, headersAtHome, saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { furtherProduct, runningFor } from '../../../testing/prescribing.ts'
import {
  askToReplace,
  replacementSeen,
  rowNow,
  supplyIsAsRebuilt,
} from '../../../testing/customer-service/replacements.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { watchReplacements } from './watch-replacements.ts'

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
const context = { id: '1', attempt: 1, lastAttempt: true, signal: new AbortController().signal }

type Made = Awaited<ReturnType<typeof furtherProduct>>
let old: Made
let following: Made
beforeEach(async () => {
  old = await furtherProduct(world, 'A', { itemsPerPackage: 28 })
  following = await furtherProduct(world, 'A', { itemsPerPackage: 30 })
})

const withOld = () =>
  runningFor(world, {
    rows: [
      {
        product: old,
        consumption: { amount: '4', period: consumptionPeriod.day },
        withdrawals: 4,
        packagesPerWithdrawal: 14,
      },
    ],
  })
const ended = (id: number) =>
  expect.poll(async () => (await replacementSeen(world, erik, id)).status, within).toMatch(/finished|stalled/)
const codeOf = (answer: { readonly text: string }) => /CSP\d{6}|CONFLICT_STALE|COM\d{6}/.exec(answer.text)?.[0]
const pdoOf = async (client: { readonly id: string }) => {
  const found = await world.owner.query<{ pdo: string }>(
    'select patient_data_owner_id as pdo from omsorg.client where id = $1',
    [client.id],
  )
  return found.rows[0]?.pdo ?? ''
}
/** One that stands where somebody left it. */
async function standing(
  status: keyof typeof replacementStatus,
  more: { readonly pdo?: string; readonly ago?: string } = {},
) {
  const { rows } = await world.owner.query<{ id: number }>(
    `insert into omsorg.item_replacement (market, replaced_product_id, replacement_product_id, status, requested_by,
       patient_data_owner_id, started_at, last_progress_at)
     values (10, $1, $2, $3, $4, $5, now() - $6::interval, now() - $6::interval) returning id`,
    [
      old.id,
      following.id,
      replacementStatus[status],
      world.people.customerService.id,
      more.pdo ?? null,
      more.ago ?? '0',
    ],
  )
  return rows[0]?.id ?? 0
}

describe('publishing is refused', () => {
  test('for an item by itself, by one that nobody knows, in another area, or that cannot be sold (O-8-54, O-8-57, O-8-58)', async () => {
    const catheter = await furtherProduct(world, 'A', { area: 'Catheter' })
    const gone = await furtherProduct(world, 'A', { status: 'outgoing' })
    const inactive = await furtherProduct(world, 'A', { active: false })
    const empty = await furtherProduct(world, 'A', { itemsPerPackage: 0 })
    const wishes = [old, { itemNumber: 'nothing' }, catheter, gone, inactive, empty]
    const codes = []
    for (const to of wishes) codes.push(codeOf(await askToReplace(world, erik, { from: old, to })))
    expect(codes).toEqual(['CSP001001', 'CSP001006', 'CSP001007', 'CSP001009', 'CSP001009', 'CSP001009'])
    expect(codeOf(await askToReplace(world, erik, { from: { itemNumber: 'nothing' }, to: following }))).toBe(
      'CSP001006',
    )
  })

  test('for an owner that nobody knows, that is removed here, or that is of another market (O-8-55)', async () => {
    const { rows } = await world.owner.query<{ pdo: string }>(
      `insert into omsorg.client (market, name, patient_data_owner_id, removed_at)
       values (10, 'Borttagen', 'gone-owner', now()), (30, 'Utländsk', 'foreign-owner', null)
       returning patient_data_owner_id as pdo`,
    )
    const codes = []
    for (const pdo of ['nobody', ...rows.map((row) => row.pdo)]) {
      codes.push(codeOf(await askToReplace(world, erik, { from: old, to: following, pdo })))
    }
    expect(codes).toEqual(['CSP001002', 'CSP001003', 'CSP001004'])
  })

  test('while one of the same item is unfinished: everywhere overlaps each client, two clients do not (O-4-35, O-8-56)', async () => {
    const [home, neighbour] = [await pdoOf(world.home.client), await pdoOf(world.neighbour.client)]
    await standing('stalled', { pdo: home })
    expect(codeOf(await askToReplace(world, erik, { from: old, to: following }))).toBe('CSP001005')
    expect(codeOf(await askToReplace(world, erik, { from: old, to: following, pdo: home }))).toBe('CSP001005')
    const beside = await askToReplace(world, erik, { from: old, to: following, pdo: neighbour })
    expect(beside.status).toBe(200)
    await ended(beside.body.replacementId)
  })

  test('towards an item that is being replaced itself', async () => {
    await standing('requested')
    const third = await furtherProduct(world, 'A')
    expect(codeOf(await askToReplace(world, erik, { from: third, to: old }))).toBe('CSP001005')
  })

  test('with other counts than were shown, and they are shown once more', async () => {
    await withOld()
    const answer = await askToReplace(world, erik, { from: old, to: following }, { prescriptions: 0 })
    expect([answer.status, codeOf(answer)]).toEqual([409, 'CONFLICT_STALE'])
    expect(answer.text).toContain('"prescriptions":1')
  })

  test('at nobody named', async () => {
    const nobody = await askToReplace(world, erik, { from: old, to: following }, { allPdo: false })
    expect([nobody.status, codeOf(nobody)]).toEqual([400, 'COM001003'])
  })
})

test('publishing begins a replacement that was asked for, and the history lists it with who asked and how far it is (O-2-71, O-2-102, O-7-176, O-7-178)', async () => {
  const { id } = await withOld()
  const { body, status } = await askToReplace(world, erik, { from: old, to: following })
  expect(status).toBe(200)
  const listed = async () => {
    const { entities } = (await world.as(erik).call(listItemReplacements, { query: {} })).body
    return entities.find(({ replacementId }) => replacementId === body.replacementId)
  }
  expect(await listed()).toMatchObject({
    replaced: { itemNumber: old.itemNumber },
    replacement: { itemNumber: following.itemNumber },
    pdo: null,
  })
  await ended(body.replacementId)
  expect(await listed()).toMatchObject({ status: 'finished', rowsDone: 1, rowsTotal: 1 })
  expect(id).toBeGreaterThan(0)
})

describe('two at once', () => {
  test('ten who publish the same, everywhere and for one client, begin one', async () => {
    const pdo = await pdoOf(world.home.client)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        askToReplace(world, erik, { from: old, to: following, ...(index % 2 ? { pdo } : {}) }),
      ),
    )
    const begun = answers.filter(({ status }) => status === 200)
    // One that has finished by then lets the next begin; what overlaps is never at work twice.
    expect(begun.length).toBeGreaterThanOrEqual(1)
    expect(answers.filter(({ status }) => status !== 200).map(codeOf)).toEqual(
      Array.from({ length: 10 - begun.length }, () => 'CSP001005'),
    )
    for (const { body } of begun) await ended(body.replacementId)
  })

  test('who orders meanwhile orders, or is told that the item is another; nothing is lost and nothing doubled', async () => {
    const running = []
    for (let made = 0; made < 12; made += 1) running.push(await withOld())
    const saved = []
    for (const { patient, row } of running) {
      const person = { ...world.care.ordinary, ...patient }
      saved.push(await saveOrder(world, anna, withdrawalOf(person, { quantity: 10, row })))
    }
    const [published, ...placed] = await Promise.all([
      askToReplace(world, erik, { from: old, to: following }),
      ...saved.map((order) => confirmation(world, anna, order)),
    ])
    expect(published.status).toBe(200)
    await ended(published.body.replacementId)
    expect(await replacementSeen(world, erik, published.body.replacementId)).toMatchObject({
      status: 'finished',
      rowsTotal: 12,
      rowsDone: 12,
      leftOver: [],
    })
    for (const [index, { patient, row }] of running.entries()) {
      const answer = placed[index]
      expect([200, 409]).toContain(answer?.status)
      expect(await rowNow(world, row.id)).toMatchObject({
        item_number: following.itemNumber,
        packages_per_withdrawal: 14,
      })
      const { body } = await world.as(anna).call(searchPrescriptions, {
        input: { careRecipientId: patient.id },
        headers: headersAtHome(world, anna),
      })
      const left = body.entities.flatMap((each) => each.rows).find((each) => each.prescriptionRowId === row.id)
      const isPlaced = answer?.status === 200
      expect(left).toMatchObject({
        withdrawalsRemaining: isPlaced ? 3 : 4,
        remainingPackages: isPlaced ? 43 : 53,
      })
    }
    const { rows } = await world.owner.query<{ count: number }>(
      `select count(*)::int as count from omsorg.order_line l join omsorg.customer_order o on o.id = l.customer_order_id
       where l.prescription_row_id = any($1) and o.state = 2`,
      [running.map(({ row }) => row.id)],
    )
    expect(rows[0]?.count).toBe(placed.filter(({ status }) => status === 200).length)
    await supplyIsAsRebuilt(world)
  })
})

describe('what stands still (O-4-34)', () => {
  test('a person that somebody holds is left, the others are done; trying again takes what is left', async () => {
    const [held, free] = [await withOld(), await withOld()]
    await world.owner.query('begin')
    await world.owner.query('select from omsorg.care_recipient where id = $1 for update', [held.patient.id])
    const { body } = await askToReplace(world, erik, { from: old, to: following })
    const { replacementId } = body
    await ended(replacementId)
    expect(await replacementSeen(world, erik, replacementId)).toMatchObject({
      status: 'stalled',
      rowsTotal: 2,
      rowsDone: 1,
      leftOver: [{ reason: 'busy', count: 1 }],
    })
    await world.owner.query('commit')
    expect((await rowNow(world, free.row.id)).item_number).toBe(following.itemNumber)
    expect((await rowNow(world, held.row.id)).item_number).toBe(old.itemNumber)

    const again = await world.as(erik).call(retryItemReplacement, { input: { replacementId } })
    expect(again.body.status).toBe('started')
    await ended(replacementId)
    expect(await replacementSeen(world, erik, replacementId)).toMatchObject({ status: 'finished', rowsDone: 2 })
    expect(await rowNow(world, held.row.id)).toMatchObject({ item_number: following.itemNumber, row_version: 2 })
    expect(await rowNow(world, free.row.id)).toMatchObject({ row_version: 2 })
  })

  test('without progress for thirty minutes it has stalled, and not before', async () => {
    const database = openDatabase({ url: world.config.jobsDatabaseUrl, role: 'omsorg_jobs', connections: 1 })
    const watch = () => watchReplacements({ database, clock: () => Temporal.Now.instant() }).carryOut({}, context)
    const early = await standing('started', { ago: '29 minutes' })
    await watch()
    expect((await replacementSeen(world, erik, early)).status).toBe('started')
    await world.owner.query(
      `update omsorg.item_replacement set last_progress_at = now() - interval '31 minutes' where id = $1`,
      [early],
    )
    await watch()
    expect((await replacementSeen(world, erik, early)).status).toBe('stalled')
    await database.close()
  })

  test('what is left is skipped with a word, once, and only of one that has stalled', async () => {
    const replacementId = await standing('stalled')
    await world.owner.query(
      `update omsorg.item_replacement set left_over = '[{"reason":"failed","count":3}]' where id = $1`,
      [replacementId],
    )
    const skip = () =>
      world.as(erik).call(skipItemReplacement, { input: { replacementId, reason: 'Ringer de tre platserna' } })
    const answers = await Promise.all([skip(), skip()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await replacementSeen(world, erik, replacementId)).toMatchObject({
      status: 'finished',
      skipped: { reason: 'Ringer de tre platserna', count: 3 },
    })
    expect(codeOf(await world.as(erik).call(retryItemReplacement, { input: { replacementId } }))).toBe('COM001001')
  })

  test('another market sees nothing of it, and tries nothing again', async () => {
    const replacementId = await standing('stalled')
    const abroad = await world.signIn(world.people.customerServiceAbroad)
    const { body } = await world.as(abroad).call(listItemReplacements, { query: {} })
    expect(body.entities.map((each) => each.replacementId)).not.toContain(replacementId)
    expect((await world.as(abroad).call(retryItemReplacement, { input: { replacementId } })).status).toBe(400)
  })
})
