import type { Bench } from '../bench.ts'
import { cases } from '../cases/cases.ts'
import { nextOf } from '../cases/next.ts'
import { putArrivals, putLoad } from '../load.ts'
import { percentile } from '../measure.ts'
import { figure, table } from '../report.ts'
import { startProduct } from '../servers/product.ts'
import { takeBackOrders } from '../world/take-back.ts'

/** Calls arrive at half the rate that the product can answer, whether the last ones are answered or not. */
export async function measureHalf({ world, given, options, pace }: Bench): Promise<void> {
  const seconds = pace.seconds * 3
  const rows = table([
    ['at half the capacity', 23],
    ['/s', 5],
    ['p50 ms', 7],
    ['p99 ms', 7],
  ])
  const measuredCases = cases.filter(
    ({ name, connections }) => connections === 10 && (!options.only || name === options.only),
  )
  for (const each of measuredCases) {
    const product = await startProduct(given)
    try {
      const { address } = product
      const once = each.callsOfRound
      const calls = await each.calls(world, address, (once ?? 0) * 4)
      const take = (many: number) => (once === null ? calls : calls.splice(0, many))
      // The first warms; the second tells the capacity.
      const load = () => ({ address, next: nextOf(each, take(once ?? 0)), connections: 10 })
      await putLoad({ ...load(), seconds: once === null ? pace.warmUpSeconds : null })
      const { perSecond } = await putLoad({ ...load(), seconds: once === null ? pace.seconds : null })
      const half = perSecond / 2
      const { latencies } = await putArrivals({
        address,
        next: nextOf(each, take(calls.length)),
        perSecond: half,
        seconds,
      })
      rows.add([each.name, figure(half), figure(percentile(latencies, 0.5), 1), figure(percentile(latencies, 0.99), 1)])
    } finally {
      await product.stop()
      await takeBackOrders(world.ownerUrl)
    }
  }
}
