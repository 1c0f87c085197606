import type { Bench } from '../bench.ts'
import { cases, type Case } from '../cases/cases.ts'
import { nextOf } from '../cases/next.ts'
import { putLoad, type Next, type Sent } from '../load.ts'
import { median, percentile } from '../measure.ts'
import type { Options } from '../options.ts'
import { figure, table } from '../report.ts'
import { startProduct } from '../servers/product.ts'
import { memoryOfTree } from '../servers/tree.ts'
import { takeBackOrders } from '../world/take-back.ts'
import { type MemoryHeld, watchMemory } from '../cost/memory.ts'
import { ownMemoryOf } from '../cost/processor.ts'

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

/** Whoever is signed in for the calls stays so for five minutes, and what can be sent once alone is used up. */
const stageSeconds = 240

interface Kind {
  readonly each: Case
  readonly latencies: number[]
}

/** All scopes on one pool from its first connection, reads beside writes: ten in flight, for as long as is asked. */
export async function measureMixed({ world, given, options }: Bench): Promise<void> {
  const product = await startProduct(given)
  try {
    const kinds = cases.filter(({ name }) => name in shares).map((each): Kind => ({ each, latencies: [] }))
    const resident = watchMemory(() => memoryOfTree(product.launcherPid))
    const own = watchMemory(() => memoryOfTree(product.launcherPid, ownMemoryOf))
    const rates: number[] = []
    for (let left = secondsOf(options); left > 0; left -= stageSeconds) {
      if (rates.length > 0) await takeBackOrders(world.ownerUrl)
      const next = await mixOf(kinds, (each) => each.calls(world, product.address, options.quick ? 40 : 400))
      const seconds = Math.min(left, stageSeconds)
      const { perSecond } = await putLoad({ address: product.address, next, connections: 10, seconds })
      rates.push(perSecond)
    }
    const memory = `launcher and server held ${told(resident.end())}; of it not of files ${told(own.end())}`
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
    console.log(`\n${figure(median(rates))} calls a second; ${memory}`)
  } finally {
    await product.stop()
  }
}

function told({ early, peak, slope }: MemoryHeld): string {
  const grows = `${figure(slope, 1)} MiB more for each hour, by the second half`
  return `${figure(early)} MiB before, ${figure(peak)} at most, ${grows}`
}

function secondsOf({ minutes, quick }: Options): number {
  if (minutes !== null) return minutes * 60
  return quick ? 5 : 60
}

/** The kinds after each other, each by its share; what can be sent once alone may be used up before the time is. */
async function mixOf(kinds: readonly Kind[], callsOf: (each: Case) => Promise<Sent[]>): Promise<Next> {
  const turns: { readonly next: Next; readonly latencies: number[] }[] = []
  for (const { each, latencies } of kinds) {
    const next = nextOf(each, await callsOf(each))
    turns.push(...Array.from({ length: shares[each.name] ?? 0 }, () => ({ next, latencies })))
  }
  let place = 0
  const next: Next = () => {
    // 17 is prime to forty: the kinds follow each other, and every one keeps its share.
    const turn = turns[(place * 17) % turns.length]
    place += 1
    const call = turn?.next()
    if (!turn || !call) return next()
    const from = performance.now()
    return {
      sent: call.sent,
      isRight: (answer) => {
        turn.latencies.push(performance.now() - from)
        // What was ordered meanwhile may leave nothing to show.
        return answer.status === 200
      },
    }
  }
  return next
}
