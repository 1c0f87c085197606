import { listDeliveryPoints } from '@omsorg/contract/orders/delivery/list-delivery-points.ts'
import type { MarketCode } from '@omsorg/domain/market.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database.ts'
import { createLog } from '../../../platform/log.ts'
import { openWorld, type SignedIn, type World } from '../../../testing/world.ts'
import { watchDelivery } from './watch-delivery.ts'

let world: World
let nurse: SignedIn
beforeAll(async () => {
  world = await openWorld()
  nurse = await world.signIn(world.people.prescriber)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.owner.query('delete from omsorg.delivery_point_answer')
})
afterEach(() => world.carriers.turn({ failures: 0, drops: false, garbage: 'none', closed: [] }))

const list = (postalCode: string, marketAreaCode: MarketCode = 10, actor = nurse) =>
  world.as(actor).call(listDeliveryPoints, { params: { postalCode, marketAreaCode } })
const asked = async (work: () => Promise<unknown>) => {
  const before = world.carriers.asked()
  await work()
  return world.carriers.asked() - before
}

describe('the points near a postal code', () => {
  test('are told with address, opening hours and distance, the nearest first (O-7-87)', async () => {
    const { body } = await list('871 40')
    expect(body).toEqual({ entities: world.carriers.pointsNear('SE', '87140'), carrier: 'current' })
    expect(body.entities.map(({ distance }) => distance)).toEqual([400, 1300, 2200, 3100])
    const abroad = await world.signIn(world.people.foreigner)
    expect((await list('00100', 30, abroad)).body.entities).toEqual(world.carriers.pointsNear('FI', '00100'))
  })

  test('are none of a postal code that nobody knows, or that cannot be one of the market (O-7-87)', async () => {
    expect((await list('99999')).body).toEqual({ entities: [], carrier: 'current' })
    expect(await asked(async () => expect((await list('8714')).body.entities).toEqual([]))).toBe(0)
  })

  test('are asked of the carrier once in half a day', async () => {
    expect(await asked(() => list('87141'))).toBe(1)
    expect(await asked(() => list('87141'))).toBe(0)
    await world.owner.query(`update omsorg.delivery_point_answer set answered_at = answered_at - interval '12 hours'`)
    expect(await asked(() => list('87141'))).toBe(1)
  })

  test('are told as they were lately when the carrier does not answer, else there are none and the answer says so (O-7-195)', async () => {
    const { entities } = (await list('87142')).body
    await world.owner.query(`update omsorg.delivery_point_answer set answered_at = answered_at - interval '1 day'`)
    for (const wrong of [{ drops: true }, { garbage: 'other-shape' as const, drops: false }]) {
      world.carriers.turn(wrong)
      expect((await list('87142')).body).toEqual({ entities, carrier: 'kept' })
      expect(await list('87143')).toMatchObject({ status: 200, body: { entities: [], carrier: 'none' } })
    }
  })

  test('are those of the latest answer: one that has closed is gone', async () => {
    const [first] = (await list('87144')).body.entities
    world.carriers.turn({ closed: [first?.id ?? ''] })
    await world.owner.query(`update omsorg.delivery_point_answer set answered_at = answered_at - interval '1 day'`)
    expect((await list('87144')).body.entities.map(({ id }) => id)).not.toContain(first?.id)
    const { rows } = await world.owner.query('select point_id from omsorg.delivery_point order by position')
    expect(rows).toHaveLength(3)
  })

  test('are kept once when many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => list('87145')))
    expect(answers.every(({ status, body }) => status === 200 && body.entities.length === 4)).toBe(true)
    const { rows } = await world.owner.query('select point_id from omsorg.delivery_point')
    expect(rows).toHaveLength(4)
  })

  test('of another market are as those of one that does not exist', async () => {
    expect((await list('0150', 40)).status).toBe(404)
  })
})

test('the night forgets points that no saved order names, and warns of years whose holidays nobody has written (rules 3.18)', async () => {
  await list('87146')
  await list('87147')
  await world.owner.query(
    `update omsorg.delivery_point_answer set answered_at = answered_at - interval '36 days' where postal_code = '87147'`,
  )
  const lines: string[] = []
  const database = openDatabase({ url: world.config.jobsDatabaseUrl, role: 'omsorg_jobs', connections: 1 })
  const night = async () => {
    const work = { database, clock: world.clock.now, log: createLog('info', (line) => lines.push(line)) }
    const context = { id: '1', attempt: 1, lastAttempt: false, signal: new AbortController().signal }
    await watchDelivery(work).carryOut({}, context)
  }
  await night()
  expect(lines).toEqual([])
  const { rows } = await world.owner.query('select postal_code from omsorg.delivery_point_answer')
  expect(rows).toEqual([{ postal_code: '87146' }])

  const { year } = world.clock.now().toZonedDateTimeISO('UTC')
  await world.owner.query('delete from omsorg.holiday where market = 40 and extract(year from day) = $1', [year + 1])
  await night()
  await database.close()
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'the holidays of a year are missing', kind: 'market 40', code: String(year + 1) },
  ])
})
