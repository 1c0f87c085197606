import { readClaimBasis } from '@omsorg/contract/claims/claim/read-claim-basis.ts'
import { listTasksOfOrder } from '@omsorg/contract/orders/task/list-tasks-of-order.ts'
import { readToldPhoto } from '@omsorg/contract/orders/task/read-told-photo.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { readReportPhoto } from '@omsorg/contract/portal/report/read-report-photo.ts'
import { removeReportPhoto } from '@omsorg/contract/portal/report/remove-report-photo.ts'
import { takeReportBack } from '@omsorg/contract/portal/report/take-report-back.ts'
import { reportDelivery } from '@omsorg/contract/portal/report/report-delivery.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { faultOf } from '../../../testing/portal/examples.ts'
import { holderAtHome, openHolder, portalAccountOf } from '../../../testing/portal/holders.ts'
import { forgetUntoldPhotos, jpegOf, sentPhoto, toldPhoto } from '../../../testing/portal/photos.ts'
import { holdersWithoutReach } from '../../../testing/portal/strangers.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let service: SignedIn
let signe: SignedIn
let trustee: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  service = await world.signIn(world.people.customerService)
  signe = await holderAtHome(world)
  const { id: careRecipientId } = world.care.ordinary
  await world.owner.query("update omsorg.care_recipient set trustee_name = 'Karin Nordgård' where id = $1", [
    careRecipientId,
  ])
  const account = await portalAccountOf(world, { careRecipientId, holder: 'trustee', name: 'Karin Nordgård' })
  trustee = await openHolder(world, account, careRecipientId)
})
afterAll(() => world.close())
beforeEach(() => forgetUntoldPhotos(world))

const atStaff = (actor: SignedIn, photoId: string) => world.as(actor).call(readToldPhoto, { params: { photoId } })
const atHolder = (actor: SignedIn, photoId: string) => world.as(actor).call(readReportPhoto, { params: { photoId } })
const remove = (actor: SignedIn, photoId: string) => world.as(actor).call(removeReportPhoto, { params: { photoId } })
async function report(photoIds: string[], actor = signe) {
  const parcel = await faultOf(world)
  return world.as(actor).call(reportDelivery, { input: { ...parcel, photoIds } })
}
const filesOf = async (photoId: string) =>
  (await world.owner.query('select from omsorg.stored_file where id = $1', [photoId])).rowCount
const looksAt = async (action: string) =>
  (
    await world.owner.query(
      'select care_recipient_id as person, care_place_id as place from omsorg.access_log where action = $1',
      [action],
    )
  ).rows

describe('a photo that is told', () => {
  test('is seen by the place and by customer service with its task, without its position, and each look is logged', async () => {
    const photoId = await sentPhoto(world, signe, jpegOf('GPS 59.3293 N'))
    const parcel = await faultOf(world)
    const told = await world.as(signe).call(reportDelivery, { input: { ...parcel, photoIds: [photoId] } })
    const { customerOrderId } = parcel
    for (const actor of [nurse, service]) {
      const { body } = await world.as(actor).call(listTasksOfOrder, { params: { customerOrderId } })
      expect(body.tasks.find(({ taskId }) => taskId === told.body.reportId)?.told?.photoIds).toEqual([photoId])
      const { status, text, headers } = await atStaff(actor, photoId)
      expect([status, text.includes('PIXELS'), text.includes('GPS')]).toEqual([200, true, false])
      expect(headers.get('content-type')).toBe('image/jpeg')
      expect(headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''photo.jpg")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain('sandbox')
    }
    const look = { person: parcel.careRecipientId, place: world.home.place.id }
    expect(await looksAt('orders/task/read-told-photo')).toEqual([look, look])
  })

  test('stands with the line when a claim is made of it, until what was told is taken back', async () => {
    const { photoId, customerOrderId, careRecipientId, taskId } = await toldPhoto(world, signe)
    const { client, place } = world.home
    const headers = { 'om-client-id': client.id, 'om-care-place-id': place.id }
    const lineOf = async (actor: SignedIn) =>
      (await world.as(actor).call(readClaimBasis, { query: { customerOrderId }, headers })).body.lines[0]?.toldPhotoIds
    expect([await lineOf(nurse), await lineOf(service)]).toEqual([[photoId], [photoId]])
    const taken = await world.as(signe).call(takeReportBack, { input: { careRecipientId, reportId: taskId } })
    expect([taken.status, await lineOf(nurse)]).toEqual([200, []])
  })

  test('is shown again to whoever sent it, and to no other holder of the person', async () => {
    const { photoId, customerOrderId, careRecipientId } = await toldPhoto(world, signe)
    const shownTo = async (actor: SignedIn) =>
      (await world.as(actor).call(readPortalOrder, { params: { customerOrderId } })).body.parts[0]?.reports[0]?.photoIds
    expect([await shownTo(signe), await shownTo(trustee)]).toEqual([[photoId], []])
    expect((await atHolder(signe, photoId)).status).toBe(200)
    expect((await atHolder(trustee, photoId)).status).toBe(404)
    expect(await looksAt('portal/report/read-report-photo')).toEqual([
      { person: careRecipientId, place: world.home.place.id },
    ])
  })

  test('is found by nobody of another place, client or market, and by no holder without reach', async () => {
    const { photoId, careRecipientId } = await toldPhoto(world, signe)
    const { sisterNurse, stranger, foreigner, customerServiceAbroad, purchaser } = world.people
    for (const who of [sisterNurse, stranger, foreigner, customerServiceAbroad]) {
      expect((await atStaff(await world.signIn(who), photoId)).status).toBe(404)
    }
    // Whoever orders and sees no persons sees no photo of one.
    expect((await atStaff(await world.signIn(purchaser), photoId)).status).toBe(403)
    for (const { caller } of await holdersWithoutReach(world, careRecipientId)) {
      expect([401, 403, 404]).toContain((await atHolder(caller, photoId)).status)
      expect([401, 403, 404]).toContain((await remove(caller, photoId)).status)
    }
  })

  test('stays as it was told: nobody takes it away or tells something else with it', async () => {
    const { photoId } = await toldPhoto(world, signe)
    expect((await remove(signe, photoId)).status).toBe(404)
    expect((await report([photoId])).errors).toEqual({ photoIds: 'COM001001' })
    expect(await filesOf(photoId)).toBe(1)
  })

  test('goes with its file when the person is anonymized', async () => {
    const { photoId, careRecipientId } = await toldPhoto(world, signe)
    await world.owner.query('begin')
    await world.owner.query('select omsorg.anonymize_order_task_photo($1)', [careRecipientId])
    const left = await filesOf(photoId)
    await world.owner.query('rollback')
    expect([left, await filesOf(photoId)]).toEqual([0, 1])
  })
})

describe('what is told', () => {
  test('has the photos in the order of whoever tells it, four at most', async () => {
    const photoIds = [await sentPhoto(world, signe), await sentPhoto(world, signe), await sentPhoto(world, signe)]
    const given = photoIds.toReversed()
    const { reportId } = (await report(given)).body
    const { rows } = await world.owner.query<{ file_id: string }>(
      'select file_id from omsorg.order_task_photo where order_task_id = $1 order by place',
      [reportId],
    )
    expect(rows.map(({ file_id }) => file_id)).toEqual(given)
    const five = Array.from({ length: 5 }, () => crypto.randomUUID())
    expect((await report(five)).errors).toEqual({ photoIds: 'COM001001' })
  })

  test('is not told at all where a photo is of another holder, of nobody, or named twice', async () => {
    const [own, ofTrustee] = [await sentPhoto(world, signe), await sentPhoto(world, trustee)]
    const count = async () => (await world.owner.query('select from omsorg.order_task')).rowCount
    const before = await count()
    for (const photoIds of [
      [own, ofTrustee],
      [own, crypto.randomUUID()],
      [own, own],
      [world.care.ofNeighbour.photoId],
    ]) {
      expect((await report(photoIds)).errors).toEqual({ photoIds: 'COM001001' })
    }
    expect(await count()).toBe(before)
    expect((await report([own])).status).toBe(200)
  })

  test('with one photo twice at once has it once', async () => {
    const photoId = await sentPhoto(world, signe)
    const answers = await Promise.all([report([photoId]), report([photoId]), report([photoId])])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })
})

describe('a photo with which nothing was told', () => {
  test('is seen by nobody, and goes with its file when its holder takes it away', async () => {
    const photoId = await sentPhoto(world, signe)
    expect([(await atStaff(nurse, photoId)).status, (await atStaff(service, photoId)).status]).toEqual([404, 404])
    expect([(await atHolder(signe, photoId)).status, (await remove(trustee, photoId)).status]).toEqual([404, 404])
    const answers = await Promise.all([remove(signe, photoId), remove(signe, photoId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await filesOf(photoId)).toBe(0)
  })

  test('is one of twelve at most', async () => {
    for (let sent = 0; sent < 12; sent += 1) await sentPhoto(world, signe)
    await expect(sentPhoto(world, signe)).rejects.toThrow('too-many-photos')
    expect(await sentPhoto(world, trustee)).toEqual(expect.any(String))
  })
})
