import { followOrders } from '@omsorg/contract/orders/order/follow-orders.ts'
import { closePrescription } from '@omsorg/contract/prescriptions/prescription/close-prescription.ts'
import { searchPrescriptions } from '@omsorg/contract/prescriptions/prescription/search-prescriptions.ts'
import { answerRenewRequest } from '@omsorg/contract/prescriptions/renew-request/answer-renew-request.ts'
import { countRenewRequests } from '@omsorg/contract/prescriptions/renew-request/count-renew-requests.ts'
import { createRenewRequest } from '@omsorg/contract/prescriptions/renew-request/create-renew-request.ts'
import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { seeRenewAnswers } from '@omsorg/contract/prescriptions/renew-request/see-renew-answers.ts'
import { renewPrescription } from '@omsorg/contract/prescriptions/renewal/renew-prescription.ts'
import { prescriptionStatus } from '@omsorg/domain/prescriptions/row/row.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPatient, prescribe, prescriberWith, storedPrescription } from '../../../testing/prescriptions.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let anna: SignedIn
let sara: SignedIn
beforeAll(async () => {
  world = await openWorld()
  anna = await world.signIn(world.people.prescriber)
  sara = await prescriberWith(world, 'sara.hult', ['PrescriptionRenewRequester'])
})
afterAll(() => world.close())

const fresh = async () => {
  const patient = await newPatient(world)
  return { ...(await prescribe(world, patient)), patient }
}
const ask = (prescriptionId: number, actor = sara, message = 'Några dagar kvar') =>
  world.as(actor).call(createRenewRequest, { input: { prescriptionId, message } })
const asked = async () => {
  const prescription = await fresh()
  const { body } = await ask(prescription.id)
  return { ...prescription, renewRequestId: body.renewRequestId }
}
const reject = (renewRequestId: number, rejectionReason = 'Ny utredning först', actor = anna) =>
  world
    .as(actor)
    .call(answerRenewRequest, { input: { renewRequestId, requestState: 'rejected' as const, rejectionReason } })
const accept = (renewRequestId: number, actor = anna) =>
  world.as(actor).call(answerRenewRequest, { input: { renewRequestId, requestState: 'accepted' as const } })
const list = async (input: object = {}, actor = anna) =>
  (await world.as(actor).call(searchRenewRequests, { input: { pageSize: 200, ...input } })).body
const find = async (renewRequestId: number, actor = anna) =>
  (await list({}, actor)).entities.find((each) => each.renewRequestId === renewRequestId)

describe('a request for renewal', () => {
  test('waits, with who asked and why, and the prescription is due for renewal until it is answered (O-7-43)', async () => {
    const { id, renewRequestId } = await asked()
    expect(await find(renewRequestId)).toMatchObject({
      prescriptionId: id,
      requestState: 'pending',
      message: 'Några dagar kvar',
      requester: { onBehalfOf: null },
      answeredBy: null,
      canDecide: { allowed: true, reason: null },
      isNew: false,
    })
    expect((await storedPrescription(world, id)).status).toBe(prescriptionStatus.renew)
    await reject(renewRequestId)
    expect((await storedPrescription(world, id)).status).toBe(prescriptionStatus.active)
  })

  test('is one for each prescription: whoever asks second is told of the first', async () => {
    const { id } = await asked()
    const second = await ask(id, await world.signIn(world.people.colleague))
    expect([second.status, second.errors]).toEqual([400, { prescriptionId: 'COM001001' }])
    expect(second.body).toMatchObject({ refusal: 'request-pending', detail: { requester: { onBehalfOf: null } } })
  })

  test('is one also when thirty ask at once', async () => {
    const { id } = await fresh()
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([])
  })

  test('is not sent where the client has it off in the area, or the place takes no part (A-6-22, O-6-06)', async () => {
    const { id, patient } = await fresh()
    const set = (enabled: boolean, off: string) =>
      world.owner.query(
        `with a as (update omsorg.therapy_area_setting set renewal_requests_enabled = ${enabled}
           where client_id = $1 and therapy_area = 'Incontinence')
         update omsorg.prescription_setting set renewal_requests_off = '${off}' where client_id = $1`,
        [world.home.client.id],
      )
    const refused = { refusal: 'requests-not-enabled' }
    await set(false, '{}')
    expect((await ask(id)).body).toMatchObject(refused)
    const view = await world.as(sara).call(searchPrescriptions, { input: { careRecipientId: patient.id } })
    expect(view.body.entities[0]?.can.askRenewal).toEqual({ allowed: false, reason: 'requests-not-enabled' })
    await set(true, '{}')
    expect((await ask(id)).status).toBe(200)
  })

  test('is for whoever asks, and decided by nobody who only asks (A-6-31, O-6-14)', async () => {
    const { id, renewRequestId } = await asked()
    expect((await ask(id, await world.signIn(world.people.nurse))).status).toBe(403)
    expect((await reject(renewRequestId, 'Nej', sara)).status).toBe(403)
    expect((await find(renewRequestId, sara))?.canDecide).toEqual({ allowed: false, reason: 'decide-right-missing' })
  })
})

describe('a decision (O-7-44)', () => {
  test('leaves what waits, and its answer is read in the list of its state (O-2-66, O-3-39, O-4-09)', async () => {
    const [waiting, yes, no] = [await asked(), await asked(), await asked()]
    await accept(yes.renewRequestId)
    await reject(no.renewRequestId)
    expect(await find(no.renewRequestId)).toMatchObject({
      renewRequestId: no.renewRequestId,
      requester: { name: expect.stringMatching(/\S/) },
      requestState: 'rejected',
      rejectionReason: 'Ny utredning först',
    })
    const ours = [waiting, yes, no].map((each) => each.renewRequestId)
    for (const [at, state] of ['pending', 'accepted', 'rejected'].entries()) {
      const shown = (await list({ state })).entities.map((each) => each.renewRequestId)
      expect(shown.filter((each) => ours.includes(each))).toEqual([ours[at]])
    }
  })

  test('to reject needs a reason, and without one the request still waits (O-4-11, O-5-56)', async () => {
    const { renewRequestId } = await asked()
    const refused = await reject(renewRequestId, '  ')
    expect([refused.status, refused.errors]).toEqual([400, { rejectionReason: 'COM001003' }])
    expect(await find(renewRequestId)).toMatchObject({ requestState: 'pending' })
    expect((await reject(renewRequestId, 'x'.repeat(501))).status).toBe(400)
    expect((await reject(renewRequestId, 'x'.repeat(500))).status).toBe(200)
  })

  test('is made once: the second is told who was first, and when (O-4-10)', async () => {
    const { renewRequestId } = await asked()
    await reject(renewRequestId)
    const second = await reject(renewRequestId, 'Annat')
    expect([second.status, second.errors]).toEqual([400, { renewRequestId: 'COM001001' }])
    expect(second.body).toMatchObject({
      refusal: 'already-answered',
      detail: { requestState: 'rejected', answeredBy: { name: 'Anna Ek' } },
    })
    expect(await find(renewRequestId)).toMatchObject({ rejectionReason: 'Ny utredning först' })
  })

  test('is one also of twenty that come at once, half to accept and half to reject', async () => {
    const { id, renewRequestId } = await asked()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? accept(renewRequestId) : reject(renewRequestId))),
    )
    const [won] = answers.filter(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await world.owner.query('select from omsorg.prescription where predecessor_id = $1', [id])
    expect(rows).toHaveLength(won?.body.requestState === 'accepted' ? 1 : 0)
  })

  test('to accept makes the renewed prescription in the same call (O-4-12)', async () => {
    const { id, renewRequestId } = await asked()
    const { body } = await accept(renewRequestId)
    expect(await storedPrescription(world, body.prescriptionId ?? 0)).toMatchObject({ predecessor_id: id })
    expect(await find(renewRequestId)).toMatchObject({ requestState: 'accepted', answeredBy: { name: 'Anna Ek' } })
  })

  test('to accept leaves the request waiting when nothing could be renewed', async () => {
    const { id, renewRequestId } = await asked()
    await world.owner.query(
      `update omsorg.prescription set start_date = $2, end_date = ($2::date + 364) where id = $1`,
      [id, world.clock.now().toZonedDateTimeISO('Europe/Stockholm').toPlainDate().toString()],
    )
    expect((await accept(renewRequestId)).status).toBe(400)
    expect(await find(renewRequestId)).toMatchObject({ requestState: 'pending' })
  })

  test('that came too late for a renewal says who was first', async () => {
    const { id, renewRequestId } = await asked()
    await reject(renewRequestId)
    const late = await world.as(anna).call(renewPrescription, { input: { prescriptionId: id, renewRequestId } })
    expect(late.body).toMatchObject({
      refusal: 'renew-request-not-pending',
      detail: { requestState: 'rejected', answeredBy: { name: 'Anna Ek' } },
    })
  })

  test('is for the care place of the prescription', async () => {
    const { patient, renewRequestId } = await asked()
    await world.owner.query(
      'insert into omsorg.care_recipient_place (care_recipient_id, care_place_id, client_id) values ($1, $2, $3)',
      [patient.id, world.home.sister.id, world.home.client.id],
    )
    const sister = await world.signIn(world.people.sisterNurse)
    expect((await reject(renewRequestId, 'Nej', sister)).body).toMatchObject({ refusal: 'other-care-place' })
    expect(await find(renewRequestId, sister)).toBeUndefined()
  })

  test('is made by the system when the prescription is closed, and says so in no words of a person', async () => {
    const { id, renewRequestId } = await asked()
    const { row_version: rowVersion } = await storedPrescription(world, id)
    await world.as(anna).call(closePrescription, { input: { prescriptionId: id, rowVersion } })
    expect(await find(renewRequestId)).toMatchObject({
      requestState: 'rejected',
      rejectedByClosing: true,
      rejectionReason: null,
    })
  })
})

describe('the list', () => {
  test('has what waits longest first, counts each state, and shows one of them (O-7-41, O-7-42)', async () => {
    const one = await asked()
    const two = await asked()
    await world.owner.query(`update omsorg.renew_request set requested_at = now() - interval '9 days' where id = $1`, [
      two.renewRequestId,
    ])
    const { entities, counts, totalCount } = await list({ state: 'pending' })
    const ids = entities.map((each) => each.renewRequestId)
    expect(ids[0]).toBe(two.renewRequestId)
    expect(ids).toContain(one.renewRequestId)
    expect(totalCount).toBe(counts.pending)
    expect(new Set(entities.map((each) => each.requestState))).toEqual(new Set(['pending']))
    expect((await list({ state: 'pending', page: 2, pageSize: 1 })).entities).toEqual([entities[1]])
    const { body } = await world.as(anna).call(countRenewRequests, { input: {} })
    expect(body.count).toBe(counts.pending)
  })

  test('finds by the name of the person, a product, and who asked; a protected person by no name', async () => {
    const { patient, renewRequestId } = await asked()
    await world.owner.query(`update omsorg.care_recipient set last_name = 'Ögonblick' where id = $1`, [patient.id])
    const found = async (searchTerm: string) =>
      (await list({ searchTerm })).entities.some((each) => each.renewRequestId === renewRequestId)
    expect([await found('ogonbli'), await found('ingenalls'), await found('name')]).toEqual([true, false, false])
    await world.owner.query(
      `update omsorg.care_recipient set protected_kind = 'SE_sekretess', protected_source = 'registration',
       protected_since = '2024-03-01' where id = $1`,
      [patient.id],
    )
    expect(await found('ogonbli')).toBe(false)
    expect(await find(renewRequestId)).toMatchObject({ protected: true, room: null })
    expect(JSON.stringify(await find(renewRequestId))).not.toContain('Ögonblick')
  })

  test('shows whoever asked what is new until she has seen it, and to nobody else as new', async () => {
    const { renewRequestId } = await asked()
    const other = await asked()
    await reject(renewRequestId)
    const unseen = async () => (await world.as(sara).call(countRenewRequests, { input: {} })).body.unseenAnswers
    expect(await find(renewRequestId, sara)).toMatchObject({ isNew: true, rejectionReason: 'Ny utredning först' })
    expect(await find(other.renewRequestId, sara)).toMatchObject({ isNew: false })
    expect(await find(renewRequestId)).toMatchObject({ isNew: false })
    const before = await unseen()
    const see = (actor: SignedIn) =>
      world.as(actor).call(seeRenewAnswers, { input: { renewRequestIds: [renewRequestId, other.renewRequestId] } })
    expect((await see(await world.signIn(world.people.colleague))).body).toEqual({ seen: 0 })
    expect([(await see(sara)).body, (await see(sara)).body]).toEqual([{ seen: 1 }, { seen: 0 }])
    expect(await unseen()).toBe(before - 1)
    const annas = (await list({ mine: true }, anna)).entities.map((each) => each.renewRequestId)
    expect(annas).not.toContain(renewRequestId)
  })

  test('is empty for another client, and of its market for customer service, whole or by place', async () => {
    const { renewRequestId } = await asked()
    const stranger = await world.signIn(world.people.stranger)
    expect(await find(renewRequestId, stranger)).toBeUndefined()
    const service = await world.signIn(world.people.customerService)
    expect(await find(renewRequestId, service)).toMatchObject({ carePlaceId: world.home.place.id })
    const elsewhere = await list({ carePlaceIds: [world.home.sister.id] }, service)
    expect(elsewhere.entities.some((each) => each.renewRequestId === renewRequestId)).toBe(false)
    // Their count is that of the list, and one more with each that comes (O-7-183).
    const counted = async () =>
      (await world.as(service).call(countRenewRequests, { input: { carePlaceIds: [world.home.place.id] } })).body.count
    const before = await counted()
    await asked()
    expect(await counted()).toBe(before + 1)
    const abroad = await world.signIn(world.people.customerServiceAbroad)
    expect(await find(renewRequestId, abroad)).toBeUndefined()
  })
})

test('whoever may read requests hears that one came; whoever may only order hears of no request', async () => {
  const opened = new AbortController()
  const hear = async (actor: SignedIn) => {
    const response = await fetch(`${world.address()}/api/Guide${followOrders.path}`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${actor.accessToken}` },
      signal: opened.signal,
    })
    const stream = { status: response.status, text: '' }
    void (async () => {
      const decoder = new TextDecoder()
      for await (const bytes of response.body ?? []) stream.text += decoder.decode(bytes, { stream: true })
    })().catch(() => undefined)
    return stream
  }
  const [reads, asks, orders] = await Promise.all([
    hear(anna),
    hear(sara),
    hear(await prescriberWith(world, 'only.orders', ['Orderer'])),
  ])
  const { renewRequestId } = await asked()
  const told = `data: {"kind":"renew-request","id":${renewRequestId}}`
  await expect.poll(() => reads.text, { timeout: 10_000, interval: 20 }).toContain(told)
  await expect.poll(() => asks.text, { timeout: 10_000, interval: 20 }).toContain(told)
  expect([orders.status, orders.text.includes('renew-request')]).toEqual([200, false])
  opened.abort()
})
