import { answersOfOneCall, confirmRenewals } from '@omsorg/contract/prescriptions/renewal-queue/confirm-renewals.ts'
import { keepRenewalAnswers } from '@omsorg/contract/prescriptions/renewal-queue/keep-renewal-answers.ts'
import { readRenewalQueue } from '@omsorg/contract/prescriptions/renewal-queue/read-renewal-queue.ts'
import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { closeRow } from '@omsorg/contract/prescriptions/row/close-row.ts'
import { renewalRequestStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endingIn } from '../../../testing/prescribing.ts'
import { prescriberWith, storedRows, todayOf } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { actorOf } from '../../../platform/admission/authorization.ts'
import { openFor } from '../../../platform/admission/opening.sql.ts'
import type { Transaction } from '../../../platform/database.ts'
import { readQueue } from './queue.sql.ts'

let world: World
let anna: SignedIn
let bo: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  bo = await world.signIn(world.people.colleague)
})
afterAll(() => world.close())

const ending = (days: number) => endingIn(world, days)
const read = async (withinDays: 30 | 60 = 60, actor = anna) =>
  (await world.as(actor).call(readRenewalQueue, { input: { withinDays } })).body
const rowOf = async (id: number, actor = anna) =>
  (await read(60, actor)).rows.find((each) => each.prescriptionRowId === id)
type Sent = CallOf<typeof confirmRenewals>['input']
const confirm = (answers: Sent['answers'], actor = anna, start: Sent['start'] = 'after-end', key?: string) =>
  world.as(actor).call(confirmRenewals, {
    input: { answers, start },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  })
const yes = (prescriptionRowId: number) => ({ prescriptionRowId, answer: 'renew' as const })
const no = (prescriptionRowId: number, reason = 'Fel storlek') => ({ prescriptionRowId, answer: 'no' as const, reason })
const ask = async (prescriptionId: number) => {
  const { rows } = await world.owner.query<{ id: number }>(
    'insert into omsorg.renew_request (prescription_id, requested_by) values ($1, $2) returning id',
    [prescriptionId, world.people.nurse.id],
  )
  return rows[0]?.id ?? 0
}
const request = async (id: number) =>
  (await world.owner.query('select status, rejection_reason from omsorg.renew_request where id = $1', [id])).rows[0]

describe('the queue', () => {
  test('has what ends within 30 or 60 days, and not what ends later or has been renewed', async () => {
    const soon = await ending(29)
    const later = await ending(59)
    const afterwards = await ending(60)
    const ids = async (days: 30 | 60) => (await read(days)).rows.map((each) => each.prescriptionRowId)
    expect(await ids(30)).toContain(soon.first.id)
    expect(await ids(30)).not.toContain(later.first.id)
    expect(await ids(60)).toEqual(expect.arrayContaining([soon.first.id, later.first.id]))
    expect(await ids(60)).not.toContain(afterwards.first.id)
    await confirm([yes(soon.first.id)])
    expect(await ids(60)).not.toContain(soon.first.id)
  })

  test('says what was drawn, and that too little of it was', async () => {
    const { first } = await ending(20)
    expect(await rowOf(first.id)).toMatchObject({
      withdrawals: 4,
      packagesPerWithdrawal: 14,
      packagesDrawn: 0,
      judgement: 'less',
      packagesAtPace: null,
      daysLeft: 20,
      can: { allowed: true, reason: null },
    })
    await world.owner.query('update omsorg.row_supply set packages_drawn = 40 where prescription_row_id = $1', [
      first.id,
    ])
    // 40 of 56 in 345 of 365 days: at that pace 43 packages a year, which is 4 times 11.
    expect(await rowOf(first.id)).toMatchObject({ packagesDrawn: 40, judgement: 'less', packagesAtPace: 11 })
  })

  test('shows a row that nobody sells any more, and one of a protected person without name and room', async () => {
    const { first, patient } = await ending(20)
    await world.owner.query('update omsorg.prescription_row set item_number = $2 where id = $1', [first.id, '999999'])
    expect((await rowOf(first.id))?.can.allowed).toBe(false)
    await world.owner.query(
      `update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_source = 'registration',
       protected_since = '2024-03-01' where id = $1`,
      [patient.id],
    )
    expect(await rowOf(first.id)).toMatchObject({ protected: true, room: null })
  })

  test('is of the own care place alone', async () => {
    const { first } = await ending(20)
    expect(await rowOf(first.id, await world.signIn(world.people.stranger))).toBeUndefined()
    const late = await confirm([yes(first.id)], await world.signIn(world.people.stranger))
    expect([late.status, late.errors]).toEqual([400, { 'answers[0].prescriptionRowId': 'IPS001011' }])
  })

  test('tells nobody of a place out of reach, whatever place is asked for', async () => {
    const { first } = await ending(20)
    const today = todayOf(world)
    const asked = { carePlaceId: world.home.place.id, today, before: today.add({ days: 60 }), limit: 100 }
    const idsFor = async ({ claims }: SignedIn) => {
      const open = (tx: Transaction) => openFor(tx, actorOf(claims), world.clock.now())
      return (await world.database.transaction(open, (tx) => readQueue(tx, asked))).map(({ id }) => id)
    }
    expect(await idsFor(anna)).toContain(first.id)
    for (const elsewhere of [world.people.stranger, world.people.customerServiceAbroad, world.people.administrator])
      expect(await idsFor(await world.signIn(elsewhere))).toEqual([])
  })
})

describe('a confirmation', () => {
  test('renews each row from the day after its end, those of one prescription together', async () => {
    const { id, first, second, end } = await ending(20)
    const { body } = await confirm([yes(first.id), yes(second.id)])
    const startDate = end.add({ days: 1 }).toString()
    expect(body.rows).toMatchObject([
      { outcome: 'renewed', startDate },
      { outcome: 'renewed', startDate },
    ])
    const { rows } = await world.owner.query('select id from omsorg.prescription where predecessor_id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(await storedRows(world, rows[0].id)).toHaveLength(2)
  })

  test('gives each withdrawal as many packages as were asked for, and leaves the old row as it was', async () => {
    const { id, first } = await ending(20)
    await confirm([{ ...yes(first.id), packagesPerWithdrawal: 11 }])
    const { rows } = await world.owner.query(
      `select r.packages_per_withdrawal as packages, p.predecessor_id as old from omsorg.prescription_row r
       join omsorg.prescription p on p.id = r.prescription_id where $1 in (p.id, p.predecessor_id) and r.item_number = $2
       order by r.id`,
      [id, world.home.products.pad.itemNumber],
    )
    expect(rows).toEqual([
      { packages: 14, old: null },
      { packages: 11, old: id },
    ])
  })

  test('renews what it can, and each refused row says its own reason and who was first', async () => {
    const [good, gone, closed] = [await ending(20), await ending(20), await ending(20)]
    await confirm([yes(gone.first.id)], bo)
    await world
      .as(bo)
      .call(closeRow, { input: { prescriptionId: closed.id, prescriptionRowId: closed.first.id, rowVersion: 1 } })
    const { body } = await confirm([yes(good.first.id), yes(gone.first.id), yes(closed.first.id), yes(2_000_000_000)])
    expect(body.rows.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['renewed', null],
      ['refused', 'renewed-meanwhile'],
      ['refused', 'renewed-meanwhile'],
      ['refused', 'row-not-found'],
    ])
    expect(body.rows[1]?.by?.name).toBeTruthy()
    expect(body.rows[2]?.on).toBeTruthy()
  })

  test('of forty in one pass renews all but the two that somebody was before at, and accepts what was asked for', async () => {
    const forty = await Promise.all(Array.from({ length: 40 }, () => ending(20)))
    const [asked, renewed, closed] = forty
    if (!asked || !renewed || !closed) throw new Error('there are no forty')
    const renewRequestId = await ask(asked.id)
    await confirm([yes(renewed.first.id)], bo)
    await world
      .as(bo)
      .call(closeRow, { input: { prescriptionId: closed.id, prescriptionRowId: closed.first.id, rowVersion: 1 } })
    const answers = forty.map(({ first }) => yes(first.id))
    const parts = [answers.slice(0, answersOfOneCall), answers.slice(answersOfOneCall)]
    const told = []
    for (const part of parts) told.push(...(await confirm(part)).body.rows)
    const refused = told.filter(({ outcome }) => outcome === 'refused').map((each) => each.prescriptionRowId)
    expect(refused).toEqual([renewed.first.id, closed.first.id])
    expect(told.filter(({ outcome }) => outcome === 'renewed')).toHaveLength(38)
    expect(await request(renewRequestId)).toMatchObject({ status: renewalRequestStatus.accepted })
    const { rows } = await world.owner.query(
      'select predecessor_id from omsorg.prescription where predecessor_id = any($1)',
      [forty.map(({ id }) => id)],
    )
    expect(rows).toHaveLength(39)
  })

  test('is carried out once: sent again it answers the same, and of two prescribers at once one renews', async () => {
    const [one, two] = [await ending(20), await ending(20)]
    const first = await confirm([yes(one.first.id)], anna, 'after-end', 'a-key-of-one-confirmation')
    const again = await confirm([yes(one.first.id)], anna, 'after-end', 'a-key-of-one-confirmation')
    expect([again.status, again.body]).toEqual([200, first.body])
    const both = await Promise.all(
      Array.from({ length: 10 }, (_, at) => confirm([yes(two.first.id)], at % 2 === 0 ? anna : bo)),
    )
    expect(both.filter(({ body }) => body.rows[0]?.outcome === 'renewed')).toHaveLength(1)
    const { rows } = await world.owner.query('select id from omsorg.prescription where predecessor_id = any($1)', [
      [one.id, two.id],
    ])
    expect(rows).toHaveLength(2)
  })

  test('answers a request that waits: renewed it is accepted, and with nothing to renew it is rejected with the reason', async () => {
    const [one, two, three] = [await ending(20), await ending(20), await ending(20)]
    const [accepted, rejected, left] = [await ask(one.id), await ask(two.id), await ask(three.id)]
    await confirm([yes(one.first.id), no(two.first.id), no(two.second.id, 'Behövs inte'), no(three.first.id)])
    expect(await request(accepted)).toMatchObject({ status: renewalRequestStatus.accepted })
    expect(await request(rejected)).toEqual({ status: renewalRequestStatus.rejected, rejection_reason: 'Fel storlek' })
    expect(await request(left)).toMatchObject({ status: renewalRequestStatus.pending })
  })

  test('notes a no with its reason, for everybody who looks; without one nothing is done', async () => {
    const { first, second } = await ending(20)
    const refused = await confirm([yes(second.id), no(first.id, ' ')])
    expect([refused.status, refused.errors]).toEqual([400, { 'answers[1].reason': 'COM001003' }])
    expect(await rowOf(second.id)).toBeDefined()
    await confirm([no(first.id)])
    expect(await rowOf(first.id, bo)).toMatchObject({ declined: { by: { name: 'Anna Ek' }, reason: 'Fel storlek' } })
  })

  test('of one row twice is refused, and so is one of another area alone', async () => {
    const { first } = await ending(20)
    expect((await confirm([yes(first.id), no(first.id)])).errors).toEqual({
      'answers[1].prescriptionRowId': 'COM001001',
    })
    const ostomist = await prescriberWith(world, 'only.ostomy', ['PrescriberOstomy'])
    expect((await confirm([yes(first.id)], ostomist)).body).toMatchObject({ refusal: 'not-your-area' })
    expect((await rowOf(first.id, ostomist))?.can).toEqual({ allowed: false, reason: 'not-your-area' })
  })

  test('of what is used up renews from today, because nothing can be drawn until its end', async () => {
    const { id, first, second } = await ending(20)
    await world.owner.query('update omsorg.prescription set status = 3 where id = $1', [id])
    const { body } = await confirm([yes(first.id), yes(second.id)])
    expect(body.rows[0]).toMatchObject({ outcome: 'renewed', startDate: todayOf(world).toString() })
  })
})

describe('answers', () => {
  const keep = (answers: Sent['answers'], actor = anna) =>
    world.as(actor).call(keepRenewalAnswers, { input: { answers } })

  test('are kept for whoever gave them, sealed, until they are carried out', async () => {
    const { first, second } = await ending(20)
    await keep([yes(first.id), no(second.id, 'Hemligt skäl')])
    expect((await read()).kept).toEqual([
      { ...yes(first.id), packagesPerWithdrawal: null, reason: '' },
      { ...no(second.id, 'Hemligt skäl'), packagesPerWithdrawal: null },
    ])
    expect((await read(60, bo)).kept).toEqual([])
    const { rows } = await world.owner.query('select answers_sealed from omsorg.renewal_answers')
    expect(rows.map((each) => each.answers_sealed.toString('latin1')).join('')).not.toMatch(/Hemligt/)
    await confirm([yes(first.id)])
    expect((await read()).kept.map((each) => each.prescriptionRowId)).toEqual([second.id])
  })

  test('that nobody came back to for a month go with the next that are kept', async () => {
    const { first } = await ending(20)
    await keep([yes(first.id)], bo)
    await world.owner.query(
      `update omsorg.renewal_answers set kept_at = now() - interval '31 days' where user_id = $1`,
      [world.people.colleague.id],
    )
    await world.owner.query('delete from omsorg.renewal_answers where user_id = $1', [world.people.prescriber.id])
    await keep([])
    expect((await read(60, bo)).kept).toEqual([])
  })
})
