import type { Bench } from '../bench.ts'
import { cases } from '../cases/cases.ts'
import { stockFiles } from '../cases/import.ts'
import { nextOf } from '../cases/next.ts'
import { putArrivals, putLoad, type Next } from '../load.ts'
import { percentile } from '../measure.ts'
import { figure, table } from '../report.ts'
import { startProduct } from '../servers/product.ts'
import { takeBackOrders } from '../world/take-back.ts'

const watched = ['recipient-list', 'recipient-page', 'order-history']
/** Calls a second of those that are watched: far below what they could. */
const arrivals = 20
/** More a second than there are. */
const mostRefreshes = 1_500

/** What others wait while many sign in, files are read and customer service searches: their p99, alone and beside. */
export async function measureBeside({ world, given, pace }: Bench): Promise<void> {
  const product = await startProduct(given)
  try {
    const { address } = product
    const callsOf = async (name: string, count = 0): Promise<Next> => {
      const each = cases.find((one) => one.name === name)
      if (!each) throw new Error(`there is no case ${name}`)
      return nextOf(each, await each.calls(world, address, count))
    }
    const seconds = pace.seconds * 3
    const others = await Promise.all(watched.map(callsOf))
    const beside: readonly (readonly [name: string, connections: number, next: Next | null])[] = [
      ['nothing', 0, null],
      ['four who sign in', 4, await callsOf('sign-in')],
      ['a storm: 48 who sign in', 48, await callsOf('sign-in')],
      ['four who refresh', 4, await callsOf('refresh', mostRefreshes * seconds)],
      ['one file after the other', 1, await stockFiles(world, address)],
      ['two market searches', 2, await callsOf('recipient-search-market')],
    ]
    const rows = table([
      ['p99 ms beside', 26],
      ...watched.map((name) => [name, name.length] as const),
      ['/s of these', 11],
    ])
    // What is asked for the first time waits for its plan.
    for (const next of others) await putLoad({ address, next, connections: 10, seconds: pace.warmUpSeconds })
    for (const [name, connections, next] of beside) {
      const disturbing = next ? putLoad({ address, next, connections, seconds }) : null
      const load = { address, perSecond: arrivals, seconds }
      const results = await Promise.all(others.map((each) => putArrivals({ ...load, next: each })))
      const disturbed = await disturbing
      rows.add([
        name,
        ...results.map(({ latencies }) => figure(percentile(latencies, 0.99), 1)),
        figure(disturbed && disturbed.perSecond),
      ])
    }
  } finally {
    await product.stop()
    await takeBackOrders(world.ownerUrl)
  }
}
