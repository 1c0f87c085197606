import { z } from 'zod'
import type { Database } from '../database.ts'
import { prepareMonths, removeExpired } from './housekeeping.sql.ts'
import { job, type Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'

const name = 'platform/housekeeping'
const monthsAhead = 3

/** Every night, when few are at work. */
export const housekeepingTimetable = `20 2 * * * ${name}`

export function housekeeping(database: Database, log: Log): Job {
  return job(name, z.unknown(), async () => {
    const removed = await database.transaction(null, removeExpired)
    const months = await database.transaction(null, (tx) => prepareMonths(tx, monthsAhead))
    log.info('housekeeping done', { applied: removed + months })
  })
}
