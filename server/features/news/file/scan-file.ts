import { z } from 'zod'
import type { VirusScanner } from '../../../adapters/virus-scanner/port.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { Log } from '../../../platform/log.ts'
import { emptyFile, readFile, removeFiles } from '../../content/index.ts'
import { settleFile, unusedFilesSince, waitsForScan } from './news-files.sql.ts'

/** Payload: `{ fileId }`. */
export const scanFileJob = 'news/scan-file'
export const removeUnusedFilesJob = 'news/remove-unused-files'
const keptHours = 24

export interface FileWork {
  readonly database: Database
  readonly scanner: VirusScanner
  readonly clock: Clock
  readonly log: Log
}

/** Between two transactions a file is looked through. What is found in it is not kept; that something was, is. */
export function scanFile({ database, scanner, clock, log }: FileWork): Job {
  return job(scanFileJob, z.object({ fileId: z.guid() }), async ({ fileId }) => {
    const kept = await database.transaction(null, async (tx) =>
      (await waitsForScan(tx, fileId)) ? readFile(tx, fileId) : undefined,
    )
    if (!kept) return
    const verdict = await scanner.scan(kept.content)
    await database.transaction(null, async (tx) => {
      if (!(await settleFile(tx, fileId, verdict.kind === 'clean' ? 'clean' : 'refused', clock()))) return
      if (verdict.kind === 'found') await emptyFile(tx, fileId)
    })
    if (verdict.kind === 'found') log.warn('a file of news was refused by the scanner', { kind: verdict.name })
  })
}

/** Files whose news was never saved, or that were taken out of it, go after a day. */
export function removeUnusedFiles({ database, clock }: FileWork): Job {
  return job(removeUnusedFilesJob, z.unknown(), async () => {
    await database.transaction(null, async (tx) => {
      await removeFiles(tx, await unusedFilesSince(tx, clock().subtract({ hours: keptHours })))
    })
  })
}
