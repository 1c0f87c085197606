import { processorTime, processorTimeOfFamily } from './cost/processor.ts'
import type { Measured } from './load.ts'

/** What one server has reached: the median of its rounds, and the answers of all of them. */
export interface Figures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of the processor for each call; null where the system does not tell. */
  readonly node: number | null
  readonly postgres: number | null
}

export interface Round extends Measured {
  readonly node: number | null
  readonly postgres: number | null
}

/** One round with what the processes of the server and of PostgreSQL have used meanwhile. */
export async function measured(
  processes: { readonly server: number; readonly postgres: number },
  round: () => Promise<Measured>,
): Promise<Round> {
  const before = { node: processorTime(processes.server), postgres: processorTimeOfFamily(processes.postgres) }
  const result = await round()
  const calls = result.latencies.length
  const used = (now: number | null, then: number | null) =>
    now === null || then === null ? null : (now - then) / calls
  return {
    ...result,
    node: used(processorTime(processes.server), before.node),
    postgres: used(processorTimeOfFamily(processes.postgres), before.postgres),
  }
}

export function figuresOf(rounds: readonly Round[]): Figures {
  const latencies = rounds.flatMap((round) => round.latencies)
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    node: medianOfKnown(rounds.map(({ node }) => node)),
    postgres: medianOfKnown(rounds.map(({ postgres }) => postgres)),
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

function medianOfKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : median(known)
}
