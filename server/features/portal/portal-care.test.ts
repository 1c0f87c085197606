import { readDiary } from '@omsorg/contract/investigations/diary/read-diary.ts'
import { listWhoLooked } from '@omsorg/contract/portal/access-log/list-who-looked.ts'
import { readPortalDiary } from '@omsorg/contract/portal/diary/read-portal-diary.ts'
import { sendPortalEntries } from '@omsorg/contract/portal/diary/send-portal-entries.ts'
import { startPortalDiary } from '@omsorg/contract/portal/diary/start-portal-diary.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { askForRenewal } from '@omsorg/contract/portal/renewal/ask-for-renewal.ts'
import { listPortalRenewals } from '@omsorg/contract/portal/renewal/list-portal-renewals.ts'
import { countPortalStock } from '@omsorg/contract/portal/stock/count-portal-stock.ts'
import { listPortalStock } from '@omsorg/contract/portal/stock/list-portal-stock.ts'
import { countStock } from '@omsorg/contract/prescriptions/stock/count-stock.ts'
import { listStock } from '@omsorg/contract/prescriptions/stock/list-stock.ts'
import { createRenewRequest } from '@omsorg/contract/prescriptions/renew-request/create-renew-request.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endsSoon, runningDiary } from '../../testing/portal/examples.ts'
import { holderAtHome } from '../../testing/portal/holders.ts'
import { prescriberWith } from '../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../testing/world.ts'

let world: World
let nurse: SignedIn
/** Asks a prescriber, as who may not prescribe does. */
let requester: SignedIn
let signe: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  requester = await prescriberWith(world, 'sara.hult', ['PrescriptionRenewRequester'])
  signe = await holderAtHome(world)
})
afterAll(() => world.close())

const person = () => world.care.ordinary
const of = () => ({ params: { careRecipientId: person().id } })
const setting = (name: string, value: boolean) =>
  world.owner.query(`update omsorg.care_recipient_setting set ${name} = $1`, [value])

describe('a request for renewal', () => {
  const ask = (prescriptionId: number) =>
    world
      .as(signe)
      .call(askForRenewal, { input: { careRecipientId: person().id, prescriptionId, message: 'Snart slut' } })
  const renewals = async () => (await world.as(signe).call(listPortalRenewals, of())).body.prescriptions

  test('is one for each prescription, whether staff or the holder asked, of many at once too', async () => {
    const { id } = person().prescription
    await endsSoon(world, id)
    const byStaff = () => world.as(requester).call(createRenewRequest, { input: { prescriptionId: id } })
    const answers = await Promise.all([ask(id), byStaff(), ask(id), byStaff(), ask(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
    const again = await ask(id)
    expect(again.errors).toEqual({ prescriptionId: 'COM001001' })
    expect(again.detail).toMatchObject({ on: expect.any(String) })
    expect((await renewals()).find(({ prescriptionId }) => prescriptionId === id)).toMatchObject({
      can: { ask: { allowed: false, reason: 'already-asked' } },
      request: { state: 'pending' },
    })
  })

  test('that staff made is told by their unit, and by nobody by name; that of the holder as her own', async () => {
    const { id } = person().prescription
    const { rows } = await world.owner.query<{ first: string; last: string }>(
      'select first_name as first, last_name as last from omsorg.user_account where id = $1',
      [requester.claims.sub],
    )
    const told = async () => {
      const { body, text } = await world.as(signe).call(listPortalRenewals, of())
      const [newest] = body.prescriptions.filter(({ prescriptionId }) => prescriptionId === id)
      for (const name of Object.values(rows[0] ?? {})) expect(text).not.toContain(name)
      return newest?.request?.askedBy
    }
    await endsSoon(world, id)
    expect((await world.as(requester).call(createRenewRequest, { input: { prescriptionId: id } })).status).toBe(200)
    expect(await told()).toEqual({ isSelf: false, relation: null, unit: world.home.place.name })

    await endsSoon(world, id)
    expect((await ask(id)).status).toBe(200)
    expect(await told()).toEqual({ isSelf: true, relation: 'self', unit: null })
  })

  test('comes no earlier than 30 days before the end, and not where the place has turned it off', async () => {
    const { id } = person().prescription
    await endsSoon(world, id)
    await world.owner.query('update omsorg.prescription set end_date = end_date + 200, status = 2 where id = $1', [id])
    expect((await ask(id)).errors).toEqual({ prescriptionId: 'IPS001006' })
    await endsSoon(world, id)
    await setting('crp_renewal_allowed', false)
    expect((await ask(id)).errors).toEqual({ 'renewal-off': 'COM001001' })
    await setting('crp_renewal_allowed', true)
  })

  test('of somebody else is none', async () => {
    expect((await ask(world.care.atSisterPlace.prescription.id)).errors).toEqual({ prescriptionId: 'IPS001010' })
  })
})

describe('the diary', () => {
  const entry = (more: object = {}) => {
    const at = world.clock.now().subtract({ hours: 2 }).toString()
    return { entryId: crypto.randomUUID(), at, wet: 300, dry: 100, changedOn: at, ...more }
  }
  const send = (diaryId: number, entries: ReturnType<typeof entry>[]) =>
    world.as(signe).call(sendPortalEntries, { input: { careRecipientId: person().id, diaryId, entries } })

  test('is the one that staff see: what comes twice or late is kept once, and who wrote it is told', async () => {
    const diaryId = await runningDiary(world)
    const sent = entry()
    expect((await send(diaryId, [sent, entry({ wet: 20 })])).body.outcomes.map(({ outcome }) => outcome)).toEqual([
      'kept',
      'wet-below-dry',
    ])
    expect((await send(diaryId, [sent])).body.outcomes).toMatchObject([{ outcome: 'older' }])
    const ofStaff = await world.as(nurse).call(readDiary, of())
    expect(ofStaff.body.diary?.entries.map(({ volume }) => volume)).toEqual([200])
    const { body } = await world.as(signe).call(readPortalDiary, of())
    expect(body.diary?.entries).toMatchObject([{ volume: 200, writtenBy: { isSelf: true, relation: 'self' } }])
    const home = await world.as(signe).call(readHome, of())
    expect(home.body.diary).toMatchObject({ plannedHours: 48, hoursMeasured: expect.any(Number) })
  })

  test('is started once, and answered as it stands while it goes on', async () => {
    const diaryId = await runningDiary(world)
    const start = () => world.as(signe).call(startPortalDiary, { input: { careRecipientId: person().id } })
    const answers = await Promise.all([start(), start()])
    expect(answers.map(({ body }) => body.diaryId)).toEqual([diaryId, diaryId])
    await setting('crp_diary_allowed', false)
    expect((await start()).errors).toEqual({ 'switched-off': 'COM001001' })
    await setting('crp_diary_allowed', true)
  })

  test('of somebody else takes nothing', async () => {
    const answer = await send(world.care.atSisterPlace.diaryId, [entry()])
    expect(answer.errors).toEqual({ diaryId: 'COM001001' })
  })
})

test('what is counted at home stands for staff too, and of two who count at once the second is told', async () => {
  const { id: careRecipientId, row } = person()
  await world.owner.query('delete from omsorg.stock_count where care_recipient_id = $1', [careRecipientId])
  const count = (pieces: number, seenCountId: number | null = null) =>
    world.as(signe).call(countPortalStock, {
      input: { careRecipientId, prescriptionRowId: row.id, pieces, seenCountId },
    })
  const first = await count(40)
  expect(first.status).toBe(200)
  const ofStaff = await world.as(nurse).call(listStock, { params: { careRecipientId } })
  expect(ofStaff.body.rows.find(({ prescriptionRowId }) => prescriptionRowId === row.id)?.count?.pieces).toBe(40)
  await world
    .as(nurse)
    .call(countStock, { input: { prescriptionRowId: row.id, pieces: 30, seenCountId: first.body.countId } })
  const late = await count(35, first.body.countId)
  expect([late.status, late.detail]).toMatchObject([
    409,
    { pieces: 30, by: { isSelf: false, unit: world.home.place.name } },
  ])
  const { body } = await world.as(signe).call(listPortalStock, of())
  expect(body.rows.find(({ prescriptionRowId }) => prescriptionRowId === row.id)).toMatchObject({
    count: { pieces: 30, by: { unit: world.home.place.name } },
  })
})

test('who looked is told by unit and role, nobody by name; the own looks stand there too', async () => {
  await world.as(nurse).call(listStock, of())
  await world.as(signe).call(listPortalStock, of())
  const { body, text, status } = await world.as(signe).call(listWhoLooked, { ...of(), query: {} })
  expect(status).toBe(200)
  expect(body.entities).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ unit: world.home.place.name, kind: 'prescriptions', isSelf: false }),
      expect.objectContaining({ relation: 'self', isSelf: true, unit: null }),
    ]),
  )
  expect(text).not.toContain(nurse.claims.family_name)
})
