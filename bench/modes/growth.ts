import type { Bench } from '../bench.ts'
import { cases } from '../cases/cases.ts'
import { startCounted } from '../cost/contender.ts'
import { figure, table } from '../report.ts'
import { startProduct } from '../servers/product.ts'
import { takeBackOrders } from '../world/take-back.ts'
import type { Size } from '../world/world.ts'

const size = (recipients: number, draws = 1, clients = 1_000): Size => ({ recipients, products: 0, draws, clients })

/** Each beside the first: ten and a hundred times the persons, five and twenty times the orders of each, ten times the clients. */
const sizes = [size(10_000), size(100_000), size(1_000_000), size(10_000, 5), size(10_000, 20), size(10_000, 1, 10_000)]
const smallSizes = [size(2_000), size(20_000), size(2_000, 5), size(2_000, 1, 10_000)]

/** Pages of the database that a call looks at, as the world grows. */
export async function measureGrowth({ worlds, given, options }: Bench): Promise<void> {
  const measured = cases.filter(
    // Searching products grows with the catalogue and not with persons.
    ({ connections, name, lean }) =>
      (connections === 10 || lean === 'organisation') &&
      name !== 'product-search' &&
      (!options.only || name === options.only),
  )
  const counts = new Map<string, number[]>(measured.map(({ name }) => [name, []]))
  const chosen = options.quick ? smallSizes : sizes
  for (const each of chosen) {
    const world = await worlds.open(each)
    const { servingUrl, jobsUrl, ownerUrl } = world
    const own = { ...given, jobsUrl, ownerUrl }
    const product = await startCounted(world, (url) => startProduct({ ...own, servingUrl: url }), servingUrl)
    try {
      for (const one of measured) {
        const calls = await one.calls(world, product.address, one.callsOfRound === null ? 0 : 32)
        counts.get(one.name)?.push((await product.counts(calls)).buffers)
      }
    } finally {
      await product.stop()
      await takeBackOrders(world.ownerUrl)
    }
  }
  const heads = chosen.map(
    ({ recipients, draws, clients }) => `${recipients.toLocaleString('en')} x${draws}, ${clients}`,
  )
  const rows = table([['buffers per call', 23], ...heads.map((head) => [head, Math.max(9, head.length)] as const)])
  for (const [name, [first = 0, ...others]] of counts) {
    const grown = others.map((buffers) => `${figure(buffers)} ${figure(buffers / first, 1)}x`)
    rows.add([name, figure(first), ...grown])
  }
}
