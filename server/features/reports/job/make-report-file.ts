import { todayIn } from '@omsorg/domain/market.ts'
import { loadAllTexts } from '@omsorg/texts/load.ts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { askedOf } from '../report/chosen-report.ts'
import { reportSheet } from '../report/report-sheet.ts'
import { rowsOfReport } from '../report/rows-of-report.ts'
import { makeReportJob } from './job-names.ts'
import {
  beginReport,
  endReport,
  insertReportPart,
  noteNamedPersons,
  type ReportToMake,
  tellProgress,
} from './making.sql.ts'
import { removeContent } from './reports.sql.ts'

export interface ReportWork {
  readonly database: Database
  readonly clock: Clock
}

const partBytes = 512 * 1024
/** How often somebody who looks is told how far it is, in rows. */
const rowsBetween = 2_000

class Cancelled extends Error {}

/**
 * Makes the file of a report, page by page and part by part: whatever its length, a page of rows and a part of the file is held.
 * A job that comes again begins anew; one that nobody waits for any more does nothing.
 */
export function makeReportFile({ database, clock }: ReportWork): Job {
  return job(makeReportJob, z.object({ reportId: z.int() }), async ({ reportId: id }, { signal, lastAttempt }) => {
    const report = await database.transaction(null, (tx) => beginReport(tx, id))
    if (!report) return
    try {
      const made = await makeParts({ database, clock }, id, report, signal)
      const isDone = await database.transaction(null, (tx) =>
        endReport(tx, { id, state: 'done', ...made, at: clock() }),
      )
      if (!isDone) throw new Cancelled()
    } catch (error) {
      if (error instanceof Cancelled) return database.transaction(null, (tx) => removeContent(tx, id))
      if (lastAttempt && !signal.aborted)
        await database.transaction(null, async (tx) => {
          await endReport(tx, { id, state: 'failed', rows: 0, size: 0, at: clock() })
          await removeContent(tx, id)
        })
      throw error
    }
  })
}

async function makeParts(
  { database, clock }: ReportWork,
  id: number,
  report: ReportToMake,
  signal: AbortSignal,
): Promise<{ readonly rows: number; readonly size: number }> {
  const { kind, market } = report
  const t = await loadAllTexts(report.language)
  const asked = askedOf(
    { from: report.from_day, to: report.to_day, therapyAreas: report.therapy_areas },
    market,
    todayIn(market, clock()),
  )
  const read = rowsOfReport(kind, asked, report.places, {
    t,
    readPage: (work, place) =>
      database.transaction(null, async (tx) => {
        const page = await work(tx)
        await noteNamedPersons(tx, id, { place, careRecipientIds: page.careRecipientIds })
        return page
      }),
  })
  let rows = 0
  async function* told() {
    for await (const row of read) {
      yield row
      rows += 1
      if (rows % rowsBetween > 0) continue
      signal.throwIfAborted()
      if (!(await database.transaction(null, (tx) => tellProgress(tx, id, rows)))) throw new Cancelled()
    }
  }
  let size = 0
  let part = 0
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  async function keep(): Promise<void> {
    const content = Buffer.concat(waiting)
    await database.transaction(null, (tx) => insertReportPart(tx, { id, part, content }))
    part += 1
    waiting = []
    waitingBytes = 0
  }
  for await (const bytes of await reportSheet(kind, told(), { t, market })) {
    waiting.push(bytes)
    waitingBytes += bytes.length
    size += bytes.length
    if (waitingBytes >= partBytes) await keep()
  }
  if (waitingBytes > 0) await keep()
  return { rows, size }
}
