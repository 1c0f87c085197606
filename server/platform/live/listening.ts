import { Client } from 'pg'
import { failureFields, type Log } from '../log.ts'
import { change, type Change } from './change.ts'

export interface Listening {
  stop(): Promise<void>
}

interface ListeningParts {
  readonly connectionString: string
  readonly log: Log
  readonly hear: (told: Change) => void
  /** Nobody knows what changed while the connection was lost. */
  readonly missed: () => void
}

const firstPause = 500
const longestPause = 30_000

/** Hears of every change in the database, whichever server made it, over one connection that is opened anew when it breaks. */
export async function listenToChanges({ connectionString, log, hear, missed }: ListeningParts): Promise<Listening> {
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let pause = firstPause

  async function open(): Promise<void> {
    const opening = new Client({
      connectionString,
      keepAlive: true,
      application_name: 'omsorg_changes',
      options: '-c role=omsorg_jobs',
    })
    opening.on('error', () => lost(opening))
    opening.on('end', () => lost(opening))
    opening.on('notification', ({ payload }) => {
      const told = change.safeParse(readJson(payload))
      if (told.success) hear(told.data)
    })
    client = opening
    try {
      await opening.connect()
      await opening.query('listen omsorg_changed')
      pause = firstPause
    } catch (fault) {
      log.warn('changes are not heard of', failureFields(fault))
      lost(opening)
    }
  }

  function lost(broken: Client): void {
    if (stopped || client !== broken) return
    client = null
    broken.end().catch(() => undefined)
    // Servers that lost the same database do not come back to it in the same moment.
    timer = setTimeout(() => void open().then(missed), pause * (0.5 + Math.random())).unref()
    pause = Math.min(pause * 2, longestPause)
  }

  await open()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}

function readJson(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? '')
  } catch {
    return null
  }
}
