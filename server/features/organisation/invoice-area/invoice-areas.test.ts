import { listInvoiceAreas } from '@omsorg/contract/organisation/invoice-area/list-invoice-areas.ts'
import { saveInvoiceArea } from '@omsorg/contract/organisation/invoice-area/save-invoice-area.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atOnce } from '../../../testing/world/at-once.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'

let world: World
let admin: SignedIn
beforeAll(async () => {
  world = await openWorld()
  admin = await world.signIn(world.people.administrator)
})
afterAll(() => world.close())

const area = { customerNumber: '1001', code: '900', name: 'Hemvård' }
const save = (change: object) =>
  world.as(admin).call(saveInvoiceArea, { input: { clientId: world.home.client.id, ...area, ...change } })
const list = async () =>
  (await world.as(admin).call(listInvoiceAreas, { query: { clientId: world.home.client.id, pageSize: 100 } })).body

describe('an invoice area of a client', () => {
  test('is added to one of its customer numbers, listed, changed, and put out of use; each is a row of the history (A-7.5-25)', async () => {
    const { body: made } = await save({})
    expect((await list()).entities).toContainEqual(made)
    const { invoiceAreaId, rowVersion } = made
    const changed = await save({ invoiceAreaId, rowVersion, name: 'Hemvård natt', active: false })
    expect(changed.body).toMatchObject({ name: 'Hemvård natt', active: false, rowVersion: rowVersion + 1 })
    expect((await save({ invoiceAreaId, rowVersion, name: 'Annat' })).status).toBe(409)
    const { rows } = await world.owner.query(
      `select event, by_user from omsorg.organisation_event where subject = 'invoice-area' order by id`,
    )
    expect(rows).toEqual([
      { event: 'made', by_user: world.people.administrator.id },
      { event: 'saved', by_user: world.people.administrator.id },
    ])
  })

  test.each([
    [{ customerNumber: '999999' }, 'number-not-found', 'customerNumber'],
    [{ customerNumber: '3001' }, 'number-not-found', 'customerNumber'],
    [{}, 'code-taken', 'code'],
    [{ invoiceAreaId: 2_000_000_000, code: '901' }, 'invoice-area-not-found', 'invoiceAreaId'],
  ])('%o is refused as %s', async (change, refusal, at) => {
    expect(await save(change)).toMatchObject({ status: 400, body: { refusal }, errors: { [at]: 'COM001001' } })
  })

  test('is added once by four who do at once', async () => {
    const calls = [1, 2, 3, 4].map(() => () => save({ code: '950' }))
    const answers = await atOnce(world, world.home.client.id, calls)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
    expect((await list()).entities.filter(({ code }) => code === '950')).toHaveLength(1)
  })
})
