import { openWire } from '@omsorg/server/testing/scale/wire.ts'
import { send, type Sent } from '../load.ts'
import type { RunningServer } from '../servers/process.ts'
import type { BenchWorld } from '../world/world.ts'
import { count, type Counts } from './count.ts'

const warmedUp = 12
const counted = 20
/** How many calls counting takes. */
export const callsToCount = warmedUp + counted

/** A server that reaches the database by a wire that counts: slower, and therefore never the one that is measured. */
export interface CountedServer {
  readonly address: string
  /** What one of the calls asks for, on the average; those that are too few are sent again. */
  counts(calls: readonly Sent[]): Promise<Counts>
  stop(): Promise<void>
}

export async function startCounted(
  world: BenchWorld,
  start: (databaseUrl: string) => Promise<RunningServer>,
  databaseUrl: string,
): Promise<CountedServer> {
  const wire = await openWire(databaseUrl)
  const server = await start(wire.url)
  const carryOut = async (calls: readonly Sent[]) => {
    for (const call of calls) {
      const { status } = await send(server.address, call)
      if (status !== 200) throw new Error(`${call.path} was answered ${status} while it was counted`)
    }
  }
  return {
    address: server.address,
    async counts(calls) {
      const enough = Array.from({ length: callsToCount }, (_, place) => calls.slice(place % calls.length)[0])
      const sent = enough.filter((call) => call !== undefined)
      await carryOut(sent.slice(0, warmedUp))
      return count(world, wire, counted, () => carryOut(sent.slice(warmedUp)))
    },
    async stop() {
      await server.stop()
      await wire.close()
    },
  }
}
