import { readClientAvailability } from '@omsorg/contract/products/availability/read-client-availability.ts'
import { saveClientAvailability } from '@omsorg/contract/products/availability/save-client-availability.ts'
import { readProductSettings } from '@omsorg/contract/products/settings/read-product-settings.ts'
import { saveProductSettings } from '@omsorg/contract/products/settings/save-product-settings.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '../../../testing/world/at-once.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const home = () => ({ clientId: world.home.client.id })
const settings = async () => (await world.as(admin).call(readProductSettings, { params: home() })).body
const availability = async () => (await world.as(admin).call(readClientAvailability, { params: home() })).body

test('product settings hold their base values until they are saved, by one of ten who do at once', async () => {
  await world.owner.query('delete from omsorg.product_setting where client_id = $1', [world.home.client.id])
  const { clientId: _, ...base } = await settings()
  expect(base).toMatchObject({ showPrices: true, showListPrice: false, fewInStockBelow: 10, rowVersion: 0 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      world.as(admin).call(saveProductSettings, { params: home(), input: { ...base, fewInStockBelow: 4 } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect(await settings()).toMatchObject({ fewInStockBelow: 4, rowVersion: 1 })
})

test('every product setting is read back as it was saved (A-7.5-22, O-2-108)', async () => {
  const { clientId: _, rowVersion, ...stands } = await settings()
  const turned = Object.fromEntries(
    Object.entries(stands).map(([name, value]) => [name, typeof value === 'boolean' ? !value : value]),
  ) as typeof stands
  const input = { ...turned, fewInStockBelow: 7, rowVersion }
  expect((await world.as(admin).call(saveProductSettings, { params: home(), input })).status).toBe(200)
  expect(await settings()).toMatchObject({ ...turned, fewInStockBelow: 7 })
})

test('the parts of a day begin when the client says, in their order', async () => {
  const { clientId: _, ...stands } = await settings()
  const save = (more: object) =>
    world.as(admin).call(saveProductSettings, { params: home(), input: { ...stands, ...more } })
  expect((await save({ dayFrom: 15 })).errors).toEqual({ eveningFrom: 'COM001001' })
  expect((await save({ nightFrom: 15 })).errors).toEqual({ nightFrom: 'COM001001' })
  expect((await save({ dayFrom: 6, eveningFrom: 14, nightFrom: 21 })).status).toBe(200)
  expect(await settings()).toMatchObject({ dayFrom: 6, eveningFrom: 14, nightFrom: 21 })
})

test('an area has a kind of agreement at least, and what is left out stays (A-7.5-22, O-5-40)', async () => {
  const before = await availability()
  expect(before.areas).toHaveLength(8)
  const save = (agreementTypes: (1 | 2 | 5 | 6 | 155)[], rowVersion = before.rowVersion) =>
    world.as(admin).call(saveClientAvailability, {
      params: home(),
      input: { areas: [{ therapyArea: 'Incontinence', agreementTypes }], rowVersion },
    })
  expect(await save([])).toMatchObject({ status: 400 })
  const calls = Array.from({ length: 4 }, () => () => save([2, 1, 1]))
  const answers = await atOnce(world, world.home.client.id, calls)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  const after = await availability()
  expect(after.areas.slice(0, 2)).toEqual([
    { therapyArea: 'Incontinence', enabled: true, agreementTypes: [1, 2] },
    before.areas[1],
  ])
  const twice = await world.as(admin).call(saveClientAvailability, {
    params: home(),
    input: {
      areas: [
        { therapyArea: 'Catheter', agreementTypes: [1] },
        { therapyArea: 'Catheter', agreementTypes: [2] },
      ],
      rowVersion: after.rowVersion,
    },
  })
  expect(twice).toMatchObject({ status: 400, errors: { 'area-twice': 'COM001001' } })
})
