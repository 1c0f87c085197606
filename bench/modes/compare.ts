import { loadavg } from 'node:os'
import type { Bench } from '../bench.ts'
import type { Case } from '../cases/cases.ts'
import { nextOf } from '../cases/next.ts'
import { callsToCount, startCounted } from '../cost/contender.ts'
import type { Counts } from '../cost/count.ts'
import { putLoad, send, type Sent } from '../load.ts'
import { figuresOf, measured, type Figures, type Round } from '../measure.ts'
import { figure, table, type Table } from '../report.ts'
import { startLean } from '../servers/lean.ts'
import type { RunningServer } from '../servers/process.ts'
import { startProduct } from '../servers/product.ts'
import { takeBackOrders } from '../world/take-back.ts'
import { differences } from './differences.ts'
import { answerIn, leftBy, leftIn, unlikeLeft } from './left.ts'

const comparedCalls = 10

/** The product and the lean server of each case, loaded in turn, so that whatever else the machine does meets both alike. */
export async function compareCases(bench: Bench, cases: readonly Case[]): Promise<void> {
  const rows = tableOfCases()
  for (const each of cases) {
    try {
      const compared = await compare(bench, each)
      rows.add([each.name, ...cellsOf(compared), figure(loadavg()[0] ?? 0, 1)])
    } catch (error) {
      // The other cases are worth knowing all the same.
      console.error(error)
      process.exitCode = 1
    } finally {
      await takeBackOrders(bench.world.ownerUrl)
    }
  }
}

interface Result {
  readonly figures: Figures
  readonly counts: Counts
}

interface Compared {
  readonly product: Result
  readonly lean: Result | null
}

/** Starts a server that reaches the database by this address. */
interface Contender {
  readonly databaseUrl: string
  readonly start: (databaseUrl: string) => Promise<RunningServer>
}

async function compare(bench: Bench, each: Case): Promise<Compared> {
  const { world, given, options, pace } = bench
  const product: Contender = {
    databaseUrl: world.servingUrl,
    start: (servingUrl) => startProduct({ ...given, servingUrl, profiling: options.profile }),
  }
  const { lean } = each
  const contenders: Contender[] = lean
    ? [product, { databaseUrl: world.ownerUrl, start: (url) => startLean(lean, world, url) }]
    : [product]
  const servers: RunningServer[] = []
  try {
    // The product first: on a new world it makes the key that tokens are signed with.
    for (const { start, databaseUrl } of contenders) servers.push(await start(databaseUrl))
    const [ofProduct, ofLean] = servers
    if (!ofProduct) throw new Error('the product was not started')
    const once = (each.callsOfRound ?? 0) * (pace.rounds + 1) + callsToCount
    const prepared = await each.calls(world, ofProduct.address, (comparedCalls + once) * contenders.length)
    const take = (many: number) => (each.callsOfRound === null ? prepared : prepared.splice(0, many))
    if (ofLean) await holdAlike(bench, each, ofProduct, ofLean, take(comparedCalls).slice(0, comparedCalls))
    const figures = await measureInTurn(bench, each, servers, take)
    const results: Result[] = []
    for (const [place, { start, databaseUrl }] of contenders.entries()) {
      const counted = await startCounted(world, start, databaseUrl)
      try {
        const own = figures[place]
        if (own) results.push({ figures: own, counts: await counted.counts(take(callsToCount)) })
      } finally {
        await counted.stop()
      }
    }
    const [first, second = null] = results
    if (!first) throw new Error('nothing was measured')
    return { product: first, lean: second }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function measureInTurn(
  { pace, worlds }: Bench,
  each: Case,
  servers: readonly RunningServer[],
  take: (many: number) => readonly Sent[],
): Promise<Figures[]> {
  const rounds = servers.map((): Round[] => [])
  for (let round = 0; round <= pace.rounds; round += 1) {
    for (const [place, { address, pid }] of servers.entries()) {
      const seconds = round === 0 ? pace.warmUpSeconds : pace.seconds
      const next = nextOf(each, take(each.callsOfRound ?? 0))
      const load = {
        address,
        next,
        connections: each.connections,
        seconds: each.callsOfRound === null ? seconds : null,
      }
      const result = await measured({ server: pid, postgres: worlds.postgresPid }, () => putLoad(load))
      if (round > 0) rounds[place]?.push(result)
    }
  }
  return rounds.map(figuresOf)
}

/** Unlike answers are never compared, nor what leaves something else in the database: the first difference ends the case. */
async function holdAlike(
  { world: { ownerUrl } }: Bench,
  each: Case,
  product: RunningServer,
  lean: RunningServer,
  calls: readonly Sent[],
) {
  for (const call of calls) {
    // What can be sent once alone is tried and taken back by the lean server, then done by the product.
    const trying = { ...call, headers: { ...call.headers, 'x-take-back': '1' } }
    const own = await send(lean.address, each.callsOfRound === null ? call : trying)
    const [right, left] = await leftBy(ownerUrl, () => send(product.address, call))
    const found = own.headers['x-left']
      ? [...differences(right, answerIn(own), each.drawn), ...unlikeLeft(left, leftIn(own))]
      : differences(right, own, each.drawn)
    if (found.length > 0)
      throw new Error(`${each.name}: lean differs at ${call.path} ${call.body}\n${found.join('\n')}`)
  }
}

function tableOfCases(): Table {
  const heads = ['product /s', 'lean /s', 'share', 'p50 ms', 'p99 ms', 'lean p99', 'Node ms', 'lean', 'PG ms', 'lean']
  const counts = ['buffers', 'lean', 'nested', 'statements', 'round trips', 'lean', 'load']
  return table([['case', 23], ...[...heads, ...counts].map((head) => [head, Math.max(5, head.length)] as const)])
}

function cellsOf({ product, lean }: Compared): string[] {
  const both = (of: (result: Result) => number | null, digits: number) => [
    figure(of(product), digits),
    figure(lean && of(lean), digits),
  ]
  return [
    figure(product.figures.perSecond),
    lean ? figure(lean.figures.perSecond) : 'none yet',
    figure(lean && product.figures.perSecond / lean.figures.perSecond, 2),
    figure(product.figures.p50, 1),
    ...both(({ figures }) => figures.p99, 1),
    ...both(({ figures }) => figures.node, 2),
    ...both(({ figures }) => figures.postgres, 2),
    ...both(({ counts }) => counts.buffers, 0),
    figure(product.counts.nested, 1),
    figure(product.counts.statements, 1),
    ...both(({ counts }) => counts.roundTrips, 1),
  ]
}
