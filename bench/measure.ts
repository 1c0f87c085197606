import { startBare } from './bare.ts'
import type { Case } from './cases.ts'
import { putLoad, type Answered, type Load, type Measured, type Sent } from './load.ts'
import type { RunningProduct } from './product.ts'
import { isShown, record } from './record.ts'
import { naked, openingOf, type Recording } from './recording.ts'
import type { BenchWorld } from './world.ts'

export interface Pace {
  readonly rounds: number
  readonly seconds: number
  readonly warmUpSeconds: number
}

/** What of one server: the median of its rounds, and the answers of all of them. */
export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

export interface CaseFigures {
  readonly name: string
  readonly product: Figures
  readonly sameWork: Figures
  readonly naked: Figures
  /** Messages of one call to PostgreSQL. */
  readonly messages: number
}

interface Contender {
  readonly address: string
  /** Calls for a warm-up, then for each round. */
  readonly calls: readonly Sent[][]
  readonly isRight: (answer: Answered, call: number) => boolean
}

export interface Products {
  readonly measured: RunningProduct
  readonly recorded: RunningProduct
}

/** Measures the product and both bare servers, round by round in turn, so that whatever else the machine does meets all alike. */
export async function measure(
  each: Case,
  world: BenchWorld,
  { measured, recorded }: Products,
  pace: Pace,
): Promise<CaseFigures> {
  const rounds = pace.rounds + 1
  const perRound = each.callsOfRound
  const once = await each.calls(world, recorded.address, perRound === null ? 0 : perRound * rounds * 3)
  const [ofProduct, ofSameWork, ofNaked] =
    perRound === null
      ? [once, once, once]
      : [0, 1, 2].map((third) => once.slice(third * perRound * rounds, (third + 1) * perRound * rounds))
  const sameWork = await record(recorded, each, ofSameWork ?? [])
  const alone = perRound === null ? sameWork : await record(recorded, each, ofNaked ?? [])
  const bareSameWork = await bareOf(each, world, sameWork, null)
  const bareNaked = await bareOf(
    each,
    world,
    alone.map((recording) => naked(recording, each.writes)),
    sameWork[0] ?? null,
  )
  try {
    const contenders: Contender[] = [
      {
        address: measured.address,
        calls: shares(ofProduct ?? [], perRound, rounds),
        isRight: (answer) => isShown(each, answer),
      },
      { ...bareSameWork, calls: shares(bareSameWork.calls, perRound, rounds) },
      { ...bareNaked, calls: shares(bareNaked.calls, perRound, rounds) },
    ]
    const results = contenders.map((): Measured[] => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, contender] of contenders.entries()) {
        const seconds = round === 0 ? pace.warmUpSeconds : pace.seconds
        const result = await putLoad(loadOf(contender, each, round, perRound === null ? seconds : null))
        if (round > 0) results[place]?.push(result)
      }
    }
    const [product, same, bare] = results.map(figuresOf)
    if (!product || !same || !bare) throw new Error('nothing was measured')
    return { name: each.name, product, sameWork: same, naked: bare, messages: sameWork[0]?.statements.length ?? 0 }
  } finally {
    await Promise.all([bareSameWork.stop(), bareNaked.stop()])
  }
}

async function bareOf(each: Case, world: BenchWorld, recordings: readonly Recording[], reachOf: Recording | null) {
  const running = await startBare({
    databaseUrl: world.servingUrl,
    recordings,
    // A call that writes opens its own transaction; one that reads alone finds the reach set.
    opening: reachOf && !each.writes ? openingOf(reachOf) : null,
    password: each.checksPassword ? world.password : null,
    connections: 10,
  })
  const rowsOf = recordings.map(({ statements }) => statements.reduce((sum, { rowCount }) => sum + rowCount, 0))
  return {
    ...running,
    calls: recordings.map((_recording, index): Sent => ({ method: 'GET', path: `/${index}`, headers: {}, body: null })),
    isRight: (answer: Answered, call: number) =>
      answer.status === 200 && Number(answer.headers['x-rows']) === rowsOf[call],
  }
}

/** The calls of each round: all of them again and again, or each once alone. */
function shares(calls: readonly Sent[], perRound: number | null, rounds: number): Sent[][] {
  return Array.from({ length: rounds }, (_, round) =>
    perRound === null ? [...calls] : calls.slice(round * perRound, (round + 1) * perRound),
  )
}

function loadOf(contender: Contender, each: Case, round: number, seconds: number | null): Load {
  const calls = contender.calls[round] ?? []
  const before = seconds === null ? contender.calls.slice(0, round).flat().length : 0
  let place = 0
  return {
    address: contender.address,
    connections: each.connections,
    seconds,
    next: () => {
      const at = seconds === null ? place : place % calls.length
      const sent = calls[at]
      place += 1
      return sent ? { sent, isRight: (answer) => contender.isRight(answer, before + at) } : null
    },
  }
}

function figuresOf(rounds: readonly Measured[]): Figures {
  const latencies = rounds.flatMap((round) => round.latencies).toSorted((one, other) => one - other)
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: latencies[Math.floor(latencies.length * 0.5)] ?? 0,
    p95: latencies[Math.floor(latencies.length * 0.95)] ?? 0,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? 0,
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
