import { z } from 'zod'
import type { FileStore } from '../../../adapters/file-store/port.ts'
import type { VirusScanner } from '../../../adapters/virus-scanner/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { Log } from '../../../platform/log.ts'
import { filesToMove, keysOfNothing, writeMoved } from './stored-file.sql.ts'

export const moveFilesJob = 'content/move-files'
export const sweepStoreJob = 'content/sweep-store'

const filesAtATime = 20
/** What was sent just now is often taken away again, or waits for its scanner. */
const minutesUntilMoved = 2
/** What was put a moment ago may belong to a row that is about to say so. */
const hoursUntilSwept = 24

export interface StoreWork {
  readonly database: Database
  /** Null where files stay in the database. */
  readonly files: FileStore | null
  readonly scanner: VirusScanner
  readonly clock: Clock
  readonly log: Log
}

/**
 * Moves files into the store: looked through first, put and read back, and only then does the row say that it is there. A server
 * that dies between the two has moved nothing; the next time the same content is put under the same key.
 */
export function moveFiles({ database, files, scanner, clock, log }: StoreWork): Job {
  return job(moveFilesJob, z.unknown(), async (_payload, { signal }) => {
    if (!files) return
    const before = clock().subtract({ minutes: minutesUntilMoved })
    const waiting = await database.transaction(null, (tx) => filesToMove(tx, before, filesAtATime))
    for (const file of waiting) {
      signal.throwIfAborted()
      const verdict = await scanner.scan(file.content)
      if (verdict.kind === 'found') {
        log.warn('a file was refused by the scanner and stays where it is', { kind: verdict.name })
        continue
      }
      await files.put(file.id, file.content)
      await database.transaction(null, (tx) => writeMoved(tx, file))
    }
  })
}

/** Removes from the store what no file has there: of files that were removed, and of moves that nobody finished. */
export function sweepStore({ database, files, clock, log }: StoreWork): Job {
  return job(sweepStoreJob, z.unknown(), async (_payload, { signal }) => {
    if (!files) return
    const before = clock().subtract({ hours: hoursUntilSwept })
    let after: string | null = null
    let applied = 0
    for (;;) {
      const page = await files.list(after)
      const old = page.filter(({ storedAt }) => Temporal.Instant.compare(storedAt, before) < 0).map(({ key }) => key)
      for (const key of await database.transaction(null, (tx) => keysOfNothing(tx, old))) {
        signal.throwIfAborted()
        await files.remove(key)
        applied += 1
      }
      const last = page.at(-1)
      if (!last) break
      after = last.key
    }
    log.info('the store of files was swept', { applied })
  })
}
