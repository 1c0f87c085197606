import type { Definition } from '@omsorg/contract/endpoint.ts'
import { endpoints } from '@omsorg/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt } from '../testing/attacks/attack.ts'
import { createMigratedDatabase, dropDatabase } from '../testing/database.ts'
import { openWire, type Wire } from '../testing/scale/wire.ts'
import { openStage, type Stage } from '../testing/stage.ts'

/** Jobs that are done meanwhile speak on connections of their own: the fewest of some calls are those of the call. */
const times = 3

/** How often a write of these rooms may wait for the database, one more than any does: two messages may miss each other. */
const most = 8
const own: Readonly<Record<string, number>> = {
  'claims/claim/upsert-claim': 5,
  'orders/nursing-home/save-nursing-home': 6,
  'orders/order/cancel-order': 6,
  'orders/preliminary/upsert-preliminary-order': 7,
  'product-selection/care-place-cart/add-to-place-cart': 5,
  'product-selection/cart/add-to-cart': 10,
  'product-selection/item/replace-item': 11,
}

const rooms = ['orders/', 'claims/', 'product-selection/']
const writes = endpoints.filter(
  ({ name, idempotent }: Definition) => idempotent && rooms.some((room) => name.startsWith(room)),
)

let databaseUrl: string
let wire: Wire
let stage: Stage
beforeAll(async () => {
  databaseUrl = await createMigratedDatabase()
  wire = await openWire(databaseUrl)
  stage = await openStage({ databaseUrl, servingUrl: wire.url })
})
afterAll(async () => {
  await stage.close()
  await wire.close()
  await dropDatabase(databaseUrl)
})

test.each(writes.map((each) => [each.name, each] as const))(
  '%s waits for the database few times',
  async (name, each) => {
    const waits: number[] = []
    for (let time = 0; time < times; time += 1) {
      const target = await stage.targetOf(each)
      const before = wire.said().roundTrips
      const { status } = await attempt(target, {})
      expect(status).toBe(200)
      waits.push(wire.said().roundTrips - before)
    }
    expect(Math.min(...waits)).toBeLessThanOrEqual(own[name] ?? most)
  },
)
