import { randomUUID } from 'node:crypto'
import { createPrescription } from '@omsorg/contract/prescriptions/prescription/create-prescription.ts'
import { prescriptionsWanted } from '@omsorg/server/testing/scale/wanted.ts'
import pg from 'pg'
import { callOf, signInAtPlace } from '../client.ts'
import type { Sent } from '../load.ts'
import type { BenchWorld } from '../world/world.ts'

/** The calls that prescribe three products from today, each for another person who has none of them. */
export async function newPrescriptions(world: BenchWorld, address: string, count: number): Promise<Sent[]> {
  const owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  try {
    const calls: Sent[] = []
    for (const user of world.users) {
      const missing = count - calls.length
      if (missing <= 0) break
      const token = await signInAtPlace(address, user, world.password)
      const wanted = await prescriptionsWanted(owner, user.carePlaceId, {
        count: missing,
        prescribers: 'bench.orderer.%',
      })
      calls.push(...wanted.map((input) => callOf(createPrescription, { input }, { token, key: randomUUID() })))
    }
    if (calls.length < count) throw new Error(`only ${calls.length} of ${count} persons could be prescribed for`)
    return calls
  } finally {
    await owner.end()
  }
}
