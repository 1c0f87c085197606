import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { readPatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/read-patient-fee-settings.ts'
import { savePatientFeeSettings } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee-settings.ts'
import { savePatientFee } from '@omsorg/contract/prescriptions/patient-fee/save-patient-fee.ts'
import { todayIn } from '@omsorg/domain/market.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { atOnce } from '../../../testing/world/at-once.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const params = () => ({ clientId: world.home.client.id })
const read = async () => (await world.as(admin).call(readPatientFeeSettings, { params: params() })).body
const day = (more: number) => todayIn(10, world.clock.now()).add({ days: more }).toString()
const ostomy = { therapyArea: 'Ostomy', enabled: true, method: 'per-month', type: 'fixed' } as const
type Areas = CallOf<typeof savePatientFeeSettings>['input']['areas']
const usual: Areas = [{ ...ostomy, minimumOrderLimit: 5_000 }]
const save = (validFrom: string | null, rowVersion: number, areas = usual) =>
  world.as(admin).call(savePatientFeeSettings, { params: params(), input: { validFrom, areas, rowVersion } })

test('a patient fee holds from its day on, and those that have begun stay (O-3-94)', async () => {
  const before = await read()
  expect(before).toMatchObject({ currency: 'SEK', fees: [] })
  const today = await save(null, before.rowVersion)
  expect(today.body.fees).toEqual([
    { ...ostomy, minimumOrderLimit: 5_000, oneTimeFeeAllowed: false, validFrom: day(0), isCurrent: true },
  ])
  const later = await save(day(30), today.body.rowVersion, [{ ...ostomy, minimumOrderLimit: 9_000 }])
  expect(later.body.fees.map(({ validFrom, isCurrent }) => [validFrom, isCurrent])).toEqual([
    [day(30), false],
    [day(0), true],
  ])
  const past = await save(day(-1), later.body.rowVersion)
  expect(past).toMatchObject({ status: 400, errors: { validFrom: 'COM001001' } })
})

test('method, type and limit of an area are read back as they were set, by whoever may (A-7.5-20, O-3-94)', async () => {
  const { rowVersion } = await read()
  const wanted = { therapyArea: 'Nutrition', enabled: true, method: 'per-withdrawal', type: 'percentage' } as const
  const saved = await save(day(90), rowVersion, [{ ...wanted, minimumOrderLimit: 12_345 }])
  expect(saved.status).toBe(200)
  const { fees } = await read()
  expect(fees.find((each) => each.therapyArea === 'Nutrition')).toMatchObject({ ...wanted, minimumOrderLimit: 12_345 })
  const nurse = await world.signIn(world.people.prescriber)
  const refused = await world.as(nurse).call(savePatientFeeSettings, {
    params: params(),
    input: { validFrom: null, areas: [], rowVersion: saved.body.rowVersion },
    base: 'PRINCIPAL',
  })
  expect(refused.status).toBe(403)
})

test('of four who set it at once one does, and an area stands once in a call', async () => {
  const { rowVersion } = await read()
  const calls = [60, 61, 62, 63].map((more) => () => save(day(more), rowVersion))
  const answers = await atOnce(world, world.home.client.id, calls)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const now = (await read()).rowVersion
  const twice = await save(day(60), now, [
    { ...ostomy, minimumOrderLimit: 1 },
    { ...ostomy, minimumOrderLimit: 2 },
  ])
  expect(twice).toMatchObject({ status: 400, errors: { 'area-twice': 'COM001001' } })
})

test.each([
  ['fixed', { amount: 1_500, percentage: null }],
  ['percentage', { amount: null, percentage: 1_000 }],
] as const)(
  'method, type and limit of the client and what the person pays show on the next order: %s (O-2-113)',
  async (type, pays) => {
    const nurse = await world.signIn(world.people.prescriber)
    const { id: careRecipientId } = world.care.ordinary
    const order = async () => (await saveOrder(world, nurse, withdrawalOf(world.care.ordinary, { quantity: 1 }))).totals
    const therapyArea = 'Incontinence'
    const setting = { therapyArea, enabled: true, method: 'per-withdrawal', type } as const
    const ask = async (minimumOrderLimit: number) =>
      (await save(null, (await read()).rowVersion, [{ ...setting, minimumOrderLimit }])).status
    const { subtotal } = await order()
    expect(await ask(0)).toBe(200)
    const own = await world.as(nurse).call(savePatientFee, { input: { careRecipientId, therapyArea, ...pays } })
    expect(own.status).toBe(200)
    const patientFee = pays.amount ?? (subtotal * pays.percentage) / 10_000
    expect(await order()).toMatchObject({ patientFee, patientFeeByArea: [{ therapyArea, amount: patientFee }] })
    // Below the limit nothing is paid.
    expect(await ask(subtotal + 1)).toBe(200)
    expect((await order()).patientFee).toBe(0)
  },
)
