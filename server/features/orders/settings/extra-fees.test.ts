import type { CallOf } from '@omsorg/contract/endpoint.ts'
import { readPatientExtraFee } from '@omsorg/contract/orders/settings/read-patient-extra-fee.ts'
import { savePatientExtraFee } from '@omsorg/contract/orders/settings/save-patient-extra-fee.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveOrder, withdrawalOf } from '../../../testing/orders.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('delete from omsorg.extra_fee_setting')
})

type Input = Omit<CallOf<typeof savePatientExtraFee>['input'], 'clientId'>

const save = (input: Input) =>
  world.as(admin).call(savePatientExtraFee, { input: { clientId: world.abroad.client.id, ...input } })
const read = async () =>
  (await world.as(admin).call(readPatientExtraFee, { query: { clientId: world.abroad.client.id } })).body
const today = () => world.clock.now().toZonedDateTimeISO('Europe/Helsinki').toPlainDate()

test('fees hold from their day on, in the currency of the market, and those that held stay to be read (O-7-55, O-7-56, O-9-21)', async () => {
  expect(await read()).toMatchObject({ current: null, fees: [] })
  const fees = { smallOrderFee: 750, smallOrderThreshold: 5_000, logisticsPercent: 250, expressOrderFee: 1_500 }
  expect((await save(fees)).body).toEqual({ validFrom: today().toString(), rowVersion: 1 })
  const later = today().add({ months: 1 }).toString()
  await save({ validFrom: later, expressOrderFee: 2_000 })
  const nothing = { smallOrderFee: null, smallOrderThreshold: null, logisticsPercent: null }
  expect(await read()).toEqual({
    clientId: world.abroad.client.id,
    currency: 'EUR',
    current: { validFrom: today().toString(), ...fees, rowVersion: 1 },
    fees: [
      { validFrom: later, ...nothing, expressOrderFee: 2_000, rowVersion: 1 },
      { validFrom: today().toString(), ...fees, rowVersion: 1 },
    ],
  })
})

test('fees that are saved change what the next order costs (O-2-111)', async () => {
  const nurse = await world.signIn(world.people.prescriber)
  const totals = async () => (await saveOrder(world, nurse, withdrawalOf(world.care.ordinary, { quantity: 1 }))).totals
  const without = await totals()
  expect(without).toMatchObject({ smallOrderFee: 0, logisticsFee: 0 })
  const fees = { smallOrderFee: 7_500, smallOrderThreshold: without.subtotal + 1, logisticsPercent: 300 }
  const saved = await world
    .as(admin)
    .call(savePatientExtraFee, { input: { clientId: world.home.client.id, expressOrderFee: null, ...fees } })
  expect(saved.status).toBe(200)
  const logisticsFee = Math.round(without.subtotal * 0.03)
  const vat = Math.round((7_500 + logisticsFee) * 0.25)
  expect(await totals()).toMatchObject({
    subtotal: without.subtotal,
    smallOrderFee: 7_500,
    logisticsFee,
    vat: without.vat + vat,
    total: without.total + 7_500 + logisticsFee + vat,
  })
})

test('of ten who set the fees of a day at once one does, and of ten who change them one', async () => {
  const tenTimes = async (input: Input) =>
    (await Promise.all(Array.from({ length: 10 }, () => save(input)))).map(({ status }) => status).toSorted()
  const one = [200, ...Array.from({ length: 9 }, () => 409)]
  expect(await tenTimes({ expressOrderFee: 1_000 })).toEqual(one)
  expect(await tenTimes({ expressOrderFee: 1_200, rowVersion: 1 })).toEqual(one)
  expect((await read()).current).toMatchObject({ expressOrderFee: 1_200, rowVersion: 2 })
})

test('fees of yesterday, and a fee for small orders without the sum below which they are small, are refused', async () => {
  const yesterday = today().subtract({ days: 1 }).toString()
  expect((await save({ validFrom: yesterday })).errors).toEqual({ validFrom: 'COM001001' })
  expect((await save({ smallOrderFee: 750 })).errors).toEqual({ smallOrderThreshold: 'COM001003' })
})
