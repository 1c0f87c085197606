import { createUserOverride } from '@omsorg/contract/products/availability/create-user-override.ts'
import { readUserOverride } from '@omsorg/contract/products/availability/read-user-override.ts'
import { updateUserOverride } from '@omsorg/contract/products/availability/update-user-override.ts'
import { searchProducts } from '@omsorg/contract/products/search/search-products.ts'
import type { AgreementType } from '@omsorg/domain/products/product/visibility.ts'
import { therapyAreas } from '@omsorg/domain/therapy-area.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
let service: SignedIn
let anna: SignedIn
let userId: number
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
  service = await world.signIn(world.people.customerService)
  anna = await world.signIn(world.people.prescriber)
  userId = world.people.prescriber.id
})
beforeEach(async () => {
  await world.owner.query('delete from omsorg.product_availability_setting where user_id is not null')
})
afterAll(() => world.close())

const limitedTo = (...agreementTypes: AgreementType[]) => ({
  userId,
  useOverride: true,
  areas: [{ therapyArea: 'Incontinence' as const, agreementTypes }],
})
const read = () => world.as(admin).call(readUserOverride, { query: { userId } })
const create = (input: ReturnType<typeof limitedTo>) => world.as(admin).call(createUserOverride, { input })
const found = async () =>
  (await world.as(anna).call(searchProducts, { params: { category: 'Incontinence' }, input: {} })).body.totalCount

describe('the limits of a user (O-7-110, O-7-111, O-7-112)', () => {
  test('decide at once which products the user sees, and count no more when they are switched off (A-7.4-16, A-7.4-17)', async () => {
    const before = await found()
    expect(before).toBeGreaterThan(0)
    const { body } = await create(limitedTo(6))
    expect(await found()).toBe(0)
    const { rowVersion } = body
    const off = { ...limitedTo(6), useOverride: false, rowVersion: rowVersion ?? 0 }
    expect((await world.as(admin).call(updateUserOverride, { input: off })).status).toBe(200)
    expect(await found()).toBe(before)
  })

  test('are read back beside what the client has (A-7.4-15)', async () => {
    expect((await read()).body).toMatchObject({ useOverride: false, rowVersion: null })
    await create(limitedTo(1, 2))
    const { body } = await read()
    expect(body).toMatchObject({ userId, useOverride: true, rowVersion: 1 })
    expect(body.areas.find(({ therapyArea }) => therapyArea === 'Incontinence')).toEqual({
      therapyArea: 'Incontinence',
      clientAgreementTypes: [1, 2, 5, 6, 155],
      agreementTypes: [1, 2],
    })
  })

  test('list the areas in the order in which every screen has them', async () => {
    const areas = (await read()).body.areas.map(({ therapyArea }) => therapyArea)
    expect(areas).toEqual(therapyAreas.filter((area) => areas.includes(area)))
    expect(areas).not.toEqual(areas.toSorted())
  })

  test('never widen what the client has', async () => {
    await world.owner.query(
      `update omsorg.product_availability_setting set agreement_types = '{1,2}'
       where client_id = $1 and user_id is null and therapy_area = 'Incontinence'`,
      [world.home.client.id],
    )
    const refused = await create(limitedTo(1, 5))
    await world.owner.query(
      `update omsorg.product_availability_setting set agreement_types = '{1,2,5,6,155}'
       where client_id = $1 and user_id is null and therapy_area = 'Incontinence'`,
      [world.home.client.id],
    )
    expect([refused.status, refused.errors]).toEqual([400, { 'areas[0].agreementTypes': 'COM001001' }])
  })

  test('are made once of fifty at once, and changed once of fifty at once', async () => {
    const fifty = Array.from({ length: 50 }, () => create(limitedTo(1)))
    const made = (await Promise.all(fifty)).map(({ status }) => status)
    expect(made.filter((status) => status === 200)).toHaveLength(1)
    expect(made.filter((status) => status === 409)).toHaveLength(49)
    const changing = Array.from({ length: 50 }, () =>
      world.as(admin).call(updateUserOverride, { input: { ...limitedTo(1, 2), rowVersion: 1 } }),
    )
    const changed = (await Promise.all(changing)).map(({ status }) => status)
    expect(changed.filter((status) => status === 200)).toHaveLength(1)
    expect((await read()).body.rowVersion).toBe(2)
  })

  test('are out of reach of customer service of another market', async () => {
    const abroad = await world.as(service).call(readUserOverride, { query: { userId: world.people.foreigner.id } })
    expect(abroad.status).toBe(404)
  })

  test('leave in the history of the user who set them', async () => {
    await create(limitedTo(1))
    const { rows } = await world.owner.query<{ by_user: number; detail: unknown }>(
      `select by_user, detail from omsorg.user_event where user_id = $1 order by id desc limit 1`,
      [userId],
    )
    expect(rows).toEqual([
      {
        by_user: world.people.administrator.id,
        detail: { useOverride: true, areas: [{ therapyArea: 'Incontinence', agreementTypes: [1] }] },
      },
    ])
  })
})
