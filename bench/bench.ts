import { availableParallelism, loadavg } from 'node:os'
import { startFakeErp } from '@omsorg/server/adapters/erp/fake.ts'
import type { Options } from './options.ts'
import { erpToken, type ProductGiven } from './servers/product.ts'
import { takeBackOrders } from './world/take-back.ts'
import { openWorlds, small, usual, type BenchWorld, type Worlds } from './world/world.ts'

export interface Pace {
  readonly rounds: number
  readonly seconds: number
  readonly warmUpSeconds: number
}

// A server is not warm before it has answered some thousand calls: the product has more code to compile than a lean server.
const careful: Pace = { rounds: 3, seconds: 2, warmUpSeconds: 8 }
const short: Pace = { rounds: 1, seconds: 1, warmUpSeconds: 4 }

/** What every mode measures with. */
export interface Bench {
  readonly options: Options
  readonly pace: Pace
  readonly worlds: Worlds
  readonly world: BenchWorld
  readonly given: ProductGiven
  readonly postgresPid: number
}

/** Opens the usual world and an ERP beside it, and leaves the world as it was found. */
export async function withBench(options: Options, work: (bench: Bench) => Promise<void>): Promise<void> {
  const worlds = await openWorlds()
  process.once('exit', worlds.stop)
  // An ERP that takes its time: the hand-over waits in the queue while Confirm is measured.
  const erp = await startFakeErp({ token: erpToken, switches: { answerAfterMs: 60_000 } })
  try {
    const size = options.small ? small : usual
    const world = await worlds.open(size)
    await takeBackOrders(world.ownerUrl)
    const load = loadavg()[0]?.toFixed(2)
    console.log(`${size.recipients} care recipients, ${availableParallelism()} cores, load before ${load}\n`)
    await work({
      options,
      pace: options.quick ? short : careful,
      worlds,
      world,
      given: { servingUrl: world.servingUrl, jobsUrl: world.jobsUrl, ownerUrl: world.ownerUrl, erpUrl: erp.url },
      postgresPid: worlds.postgresPid,
    })
    await takeBackOrders(world.ownerUrl)
  } finally {
    await erp.stop()
    process.off('exit', worlds.stop)
    worlds.stop()
  }
}
