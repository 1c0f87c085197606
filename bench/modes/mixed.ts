import { setInterval } from 'node:timers'
import type { Bench } from '../bench.ts'
import { cases } from '../cases/cases.ts'
import { nextOf } from '../cases/next.ts'
import { putLoad, type Next } from '../load.ts'
import { percentile } from '../measure.ts'
import { figure, table } from '../report.ts'
import { startProduct } from '../servers/product.ts'
import { memoryOf } from '../cost/processor.ts'

/** How often each case comes, of forty calls: as a ward works, customer service searches and somebody signs in. */
const shares: Readonly<Record<string, number>> = {
  'recipient-list': 6,
  'recipient-search': 5,
  'recipient-search-market': 2,
  'recipient-page': 8,
  'products-tab': 5,
  'order-history': 3,
  'product-search': 6,
  'confirm-10': 2,
  'prescription-create': 2,
  'sign-in': 1,
}

/** All scopes on one pool from its first connection, reads beside writes: ten in flight. */
export async function measureMixed({ world, given, options }: Bench): Promise<void> {
  const product = await startProduct(given)
  try {
    const seconds = options.quick ? 5 : 60
    const kinds = []
    for (const each of cases.filter(({ name }) => name in shares)) {
      const calls = await each.calls(world, product.address, options.quick ? 40 : 400)
      kinds.push({ each, latencies: [] as number[], next: nextOf(each, calls) })
    }
    const turns = kinds.flatMap((kind) => Array.from({ length: shares[kind.each.name] ?? 0 }, () => kind))
    let place = 0
    const next: Next = () => {
      // 17 is prime to forty: the kinds follow each other, and every one keeps its share.
      const kind = turns[(place * 17) % turns.length]
      place += 1
      const call = kind?.next()
      // What can be sent once alone may be used up before the time is.
      if (!kind || !call) return next()
      const from = performance.now()
      return {
        sent: call.sent,
        isRight: (answer) => {
          kind.latencies.push(performance.now() - from)
          // What was ordered meanwhile may leave nothing to show.
          return answer.status === 200
        },
      }
    }
    let peak = 0
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(product.pid) ?? 0)), 200)
    const early = memoryOf(product.pid)
    const { perSecond } = await putLoad({ address: product.address, next, connections: 10, seconds })
    clearInterval(watch)
    const rows = table([
      ['of all', 23],
      ['calls', 6],
      ['p50 ms', 7],
      ['p99 ms', 7],
    ])
    for (const { each, latencies } of kinds) {
      const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)]
      rows.add([each.name, String(latencies.length), figure(p50, 1), figure(p99, 1)])
    }
    console.log(`\n${figure(perSecond)} calls a second; memory ${figure(early)} MiB before, ${figure(peak)} at most`)
  } finally {
    await product.stop()
  }
}
