import { setInterval } from 'node:timers'
import { memoryOf } from './processor.ts'

/** What a process held while it was watched, in MiB; null where the system does not tell. */
export interface MemoryHeld {
  readonly early: number | null
  readonly peak: number
  /** How much more for each hour, by a line through the second half, when what is filled once is full; null of too short a watch. */
  readonly slope: number | null
}

interface Sample {
  readonly hours: number
  readonly held: number
}

export function watchMemory(pid: number): { end(): MemoryHeld } {
  const began = performance.now()
  const early = memoryOf(pid)
  const samples: Sample[] = []
  const watch = setInterval(() => {
    const held = memoryOf(pid)
    if (held !== null) samples.push({ hours: (performance.now() - began) / 3_600_000, held })
  }, 200)
  return {
    end() {
      clearInterval(watch)
      const peak = samples.reduce((most, { held }) => Math.max(most, held), early ?? 0)
      return { early, peak, slope: slopeOf(samples.slice(Math.floor(samples.length / 2))) }
    },
  }
}

/** Of the line that lies nearest to all samples. */
export function slopeOf(samples: readonly Sample[]): number | null {
  if (samples.length < 2) return null
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, each) => sum + of(each), 0) / samples.length
  const [hours, held] = [mean((each) => each.hours), mean((each) => each.held)]
  const along = samples.reduce((sum, each) => sum + (each.hours - hours) ** 2, 0)
  return samples.reduce((sum, each) => sum + (each.hours - hours) * (each.held - held), 0) / along
}
