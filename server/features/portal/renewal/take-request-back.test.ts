import { askForRenewal } from '@omsorg/contract/portal/renewal/ask-for-renewal.ts'
import { listPortalRenewals } from '@omsorg/contract/portal/renewal/list-portal-renewals.ts'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { takeRequestBack } from '@omsorg/contract/portal/renewal/take-request-back.ts'
import { answerRenewRequest } from '@omsorg/contract/prescriptions/renew-request/answer-renew-request.ts'
import { searchRenewRequests } from '@omsorg/contract/prescriptions/renew-request/search-renew-requests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endsSoon } from '../../../testing/portal/examples.ts'
import { holderAtHome } from '../../../testing/portal/holders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let nurse: SignedIn
let signe: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
  signe = await holderAtHome(world)
})
afterAll(() => world.close())

const person = () => world.care.ordinary
const of = () => ({ params: { careRecipientId: person().id } })
async function ask(): Promise<number> {
  const { id: prescriptionId } = person().prescription
  await endsSoon(world, prescriptionId)
  const asked = await world.as(signe).call(askForRenewal, { input: { careRecipientId: person().id, prescriptionId } })
  if (asked.status !== 200) throw new Error(`nobody has asked: ${asked.text}`)
  return asked.body.renewRequestId
}
const takeBack = (renewRequestId: number, careRecipientId = person().id) =>
  world.as(signe).call(takeRequestBack, { input: { careRecipientId, renewRequestId } })
const reject = (renewRequestId: number) =>
  world.as(nurse).call(answerRenewRequest, {
    input: { renewRequestId, requestState: 'rejected', rejectionReason: 'Ny utredning först' },
  })
const renewable = async () =>
  (await world.as(signe).call(listPortalRenewals, of())).body.prescriptions.find(
    ({ prescriptionId }) => prescriptionId === person().prescription.id,
  )

test('a request is taken back once of many, and the same can be asked again; staff read who took it back', async () => {
  const id = await ask()
  expect((await renewable())?.request?.can.takeBack).toEqual({ allowed: true, reason: null })
  const answers = await Promise.all([takeBack(id), takeBack(id), takeBack(id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await renewable()).toMatchObject({ request: null, can: { ask: { allowed: true } } })
  const home = await world.as(signe).call(readHome, of())
  expect(home.body.unreadAnswers).toBe(0)
  const { body } = await world.as(nurse).call(searchRenewRequests, { input: { state: 'taken-back' } })
  expect(body.entities).toContainEqual(
    expect.objectContaining({ renewRequestId: id, answeredBy: expect.objectContaining({ holder: 'self' }) }),
  )
  expect((await reject(id)).errors).toEqual({ renewRequestId: 'COM001001' })
})

test('of one that is taken back and answered at once one of the two holds, and the other hears so', async () => {
  for (let round = 0; round < 8; round += 1) {
    const id = await ask()
    const both =
      round % 2
        ? await Promise.all([takeBack(id), reject(id)])
        : (await Promise.all([reject(id), takeBack(id)])).toReversed()
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const [taken] = both
    expect((await renewable())?.request?.state ?? 'taken-back').toBe(taken?.status === 200 ? 'taken-back' : 'rejected')
  }
})

test('what staff asked, and what is of somebody else, is not taken back', async () => {
  const { id: prescriptionId } = person().prescription
  await endsSoon(world, prescriptionId)
  const ofStaff = await world.owner.query<{ id: number }>(
    'insert into omsorg.renew_request (prescription_id, requested_by) values ($1, $2) returning id',
    [prescriptionId, world.people.prescriber.id],
  )
  expect((await takeBack(ofStaff.rows[0]?.id ?? 0)).errors).toEqual({ 'asked-by-another': 'COM001001' })
  expect((await takeBack(world.care.atSisterPlace.renewRequestId)).errors).toEqual({ renewRequestId: 'IPS001010' })
})
