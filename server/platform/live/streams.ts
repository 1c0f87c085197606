import type { Change } from './change.ts'

/** Where a stream is written to: the answer of a call that stays open. */
export interface Outlet {
  write(text: string): boolean
  end(): void
  destroy(): void
  readonly writableNeedDrain: boolean
  on(event: 'drain' | 'close', done: () => void): unknown
}

export interface Follower {
  readonly outlet: Outlet
  /** Of one session there are only so many streams. */
  readonly session: string
  readonly sees: (change: Change) => boolean
  /** Asked at each beat: the session stands, and the token has not run out. */
  readonly stillMay: () => Promise<boolean>
}

export interface Streams {
  /** False when there are too many: whoever asks goes on asking instead. */
  hasRoom(session: string): boolean
  open(follower: Follower): void
  tell(change: Change): void
  /** Something may have changed that nobody heard of: all read again what they show. */
  missed(): void
  count(): number
  close(): void
}

interface StreamsOptions {
  readonly beatMilliseconds: number
  /** On this server. A stream takes some 20 kB. */
  readonly most?: number
}

const mostOfSession = 6
/** More than so many that wait to be written are told as "much". */
const mostWaiting = 200
/** Whoever has read nothing for so many beats is gone, or cannot keep up. */
const mostSilentBeats = 3

interface Open {
  readonly follower: Follower
  readonly waiting: Map<string, string>
  missed: boolean
  silentBeats: number
}

/** The open streams of one server: each is told what it may see, as fast as it reads, and ends with its session. */
export function createStreams({ beatMilliseconds, most = 2_000 }: StreamsOptions): Streams {
  const all = new Set<Open>()
  let isAsking = false
  const beats = setInterval(() => void beat(), beatMilliseconds).unref()

  function flush(stream: Open): void {
    const { follower, waiting } = stream
    if (follower.outlet.writableNeedDrain) return
    const events = stream.missed ? ['event: missed\ndata: {}\n\n'] : [...waiting.values()]
    stream.missed = false
    waiting.clear()
    if (events.length > 0) follower.outlet.write(events.join(''))
  }

  function addMissed(stream: Open): void {
    stream.missed = true
    flush(stream)
  }

  function end(stream: Open, how: 'end' | 'destroy'): void {
    all.delete(stream)
    stream.follower.outlet[how]()
  }

  async function beat(): Promise<void> {
    for (const stream of all) {
      if (!stream.follower.outlet.writableNeedDrain) {
        stream.silentBeats = 0
        stream.follower.outlet.write(': beat\n\n')
      } else if ((stream.silentBeats += 1) >= mostSilentBeats) end(stream, 'destroy')
    }
    // One after the other, so that a thousand streams never hold more than one connection to the database.
    if (isAsking) return
    isAsking = true
    for (const stream of all) if (!(await stream.follower.stillMay())) end(stream, 'end')
    isAsking = false
  }

  return {
    hasRoom(session) {
      const ofSession = [...all].filter((each) => each.follower.session === session).length
      return all.size < most && ofSession < mostOfSession
    },
    open(follower) {
      const stream: Open = { follower, waiting: new Map(), missed: false, silentBeats: 0 }
      all.add(stream)
      follower.outlet.on('drain', () => flush(stream))
      follower.outlet.on('close', () => all.delete(stream))
    },
    tell(change) {
      const { kind, id } = change
      const event = `event: changed\ndata: ${JSON.stringify({ kind, id })}\n\n`
      for (const stream of all) {
        if (stream.missed || !stream.follower.sees(change)) continue
        stream.waiting.set(`${kind} ${id}`, event)
        if (stream.waiting.size > mostWaiting) stream.missed = true
        flush(stream)
      }
    },
    missed() {
      for (const stream of all) addMissed(stream)
    },
    count: () => all.size,
    close() {
      clearInterval(beats)
      for (const stream of all) end(stream, 'end')
    },
  }
}
