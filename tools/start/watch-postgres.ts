import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded-postgres.ts'
import { pauseBefore } from './restarts.ts'

const lookEveryMs = 1_000

interface Watch {
  readonly dataFolder: string
  readonly say: (sentence: string) => void
  readonly giveUp: (reason: string) => void
}

/** Starts the embedded PostgreSQL again, at the same port, when it has ended by itself. Answers what stops both. */
export function watchPostgres(first: EmbeddedPostgres, { dataFolder, say, giveUp }: Watch): () => void {
  const lives: number[] = []
  let postgres = first
  let began = performance.now()
  let timer = setTimeout(look, lookEveryMs).unref()

  function look(): void {
    if (postgres.isRunning()) {
      timer = setTimeout(look, lookEveryMs).unref()
      return
    }
    lives.push(performance.now() - began)
    const pause = pauseBefore(lives)
    if (pause === null) return giveUp(`PostgreSQL ended ${lives.length} times in a row. Its log: ${postgres.log}`)
    say(`PostgreSQL has ended by a fault and is started again in ${pause / 1000} s. Its log: ${postgres.log}`)
    timer = setTimeout(() => void again(), pause)
  }

  async function again(): Promise<void> {
    began = performance.now()
    try {
      postgres = await startEmbeddedPostgres({ dataFolder, port: postgres.port })
    } catch {
      // Its log, which was named above, tells why; the next look counts it as one more end.
    }
    look()
  }

  return () => {
    clearTimeout(timer)
    postgres.stop()
  }
}
