/** Whoever waits: somebody on a device that is known comes before all strangers, and strangers take turns by their source. */
export interface Waiting {
  readonly isKnown: boolean
  readonly source: string
}

interface TurnsOptions {
  readonly atOnce: number
  /** Of them at most so many for strangers, so that somebody known finds a place free. */
  readonly strangersAtOnce: number
  /** Of each kind; more are sent away, and of the strangers those of the source that has most. */
  readonly mostWaiting: number
}

/** The queue is full. The caller answers "busy". */
export class TooManyWaiting extends Error {}

interface Place {
  start(): void
  sendAway(): void
}

/** Bounded and fair: a flood from one source waits for itself, and not before others. */
export function createTurns({ atOnce, strangersAtOnce, mostWaiting }: TurnsOptions) {
  const known: Place[] = []
  /** In the order of whose turn is next. */
  const strangers = new Map<string, Place[]>()
  let waitingStrangers = 0
  let running = 0
  let runningStrangers = 0

  function line(who: Waiting, place: Place): void {
    if (who.isKnown) {
      if (known.length >= mostWaiting) throw new TooManyWaiting()
      known.push(place)
      return
    }
    const own = strangers.get(who.source) ?? []
    if (waitingStrangers >= mostWaiting) {
      const longest = [...strangers.values()].reduce((most, each) => (each.length > most.length ? each : most), own)
      if (longest.length <= own.length + 1) throw new TooManyWaiting()
      longest.pop()?.sendAway()
      waitingStrangers -= 1
    }
    own.push(place)
    strangers.set(who.source, own)
    waitingStrangers += 1
  }

  function nextStranger(): Place | undefined {
    const [first] = strangers
    if (!first || runningStrangers >= strangersAtOnce) return undefined
    const [source, places] = first
    const place = places.shift()
    strangers.delete(source)
    if (places.length > 0) strangers.set(source, places)
    waitingStrangers -= 1
    return place
  }

  function goOn(): void {
    const place = running < atOnce ? (known.shift() ?? nextStranger()) : undefined
    if (!place) return
    place.start()
    goOn()
  }

  /** Runs the work when its turn has come. */
  return async function take<Result>(who: Waiting, work: () => Promise<Result>): Promise<Result> {
    const turn = new Promise<void>((start, sendAway) => {
      line(who, {
        start: () => {
          running += 1
          if (!who.isKnown) runningStrangers += 1
          start()
        },
        sendAway: () => sendAway(new TooManyWaiting()),
      })
    })
    goOn()
    await turn
    try {
      return await work()
    } finally {
      running -= 1
      if (!who.isKnown) runningStrangers -= 1
      goOn()
    }
  }
}
