import { setInterval } from 'node:timers'

/** What was held while it was watched, in MiB. */
export interface MemoryHeld {
  readonly early: number
  readonly peak: number
  /** How much more for each hour, by a line through the second half, when what is filled once is full; null of too short a watch. */
  readonly slope: number | null
}

interface Sample {
  readonly hours: number
  readonly held: number
}

/** Asks how many MiB are held, five times a second. */
export function watchMemory(ask: () => number): { end(): MemoryHeld } {
  const began = performance.now()
  const early = ask()
  const samples: Sample[] = []
  const watch = setInterval(() => {
    samples.push({ hours: (performance.now() - began) / 3_600_000, held: ask() })
  }, 200)
  return {
    end() {
      clearInterval(watch)
      const peak = samples.reduce((most, { held }) => Math.max(most, held), early)
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
