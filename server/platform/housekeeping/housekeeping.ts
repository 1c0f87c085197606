import { z } from 'zod'
import type { Database } from '../database.ts'
import { checkAccessLog, prepareMonths, removeExpired, removeOldMonths, sealAccessLog } from './housekeeping.sql.ts'
import { job, type Job } from '../jobs/job.ts'
import type { Log } from '../log.ts'

const name = 'platform/housekeeping'
const sealing = 'platform/seal-access-log'
const checking = 'platform/check-access-log'
const monthsAhead = 3
/** The longest of the four markets: Finland keeps it for twelve years. */
const keptMonths = 12 * 12
/** Of what is older the chain of the seals is followed, and the rows are checked by hand. */
const checkedDays = 31

/** Every night, when few are at work. */
export const housekeepingTimetable = [`20 2 * * * ${name}`, `7 * * * * ${sealing}`, `0 3 * * * ${checking}`]

export function housekeeping(database: Database, log: Log): Job {
  return job(name, z.unknown(), async () => {
    const removed = await database.transaction(null, removeExpired)
    const months = await database.transaction(null, (tx) => prepareMonths(tx, monthsAhead))
    const old = await database.transaction(null, (tx) => removeOldMonths(tx, keptMonths))
    log.info('housekeeping done', { applied: removed + months + old })
  })
}

/** Every hour. The hash stands in the log, which whoever has the database does not have. */
export function accessLogSealing(database: Database, log: Log): Job {
  return job(sealing, z.unknown(), async () => {
    const { sealed, head } = await database.transaction(null, sealAccessLog)
    if (sealed > 0) log.info('access log sealed', { applied: sealed, head })
  })
}

/** Every night. What was found stands beside the log, and a log that is not whole is a failure for whoever runs the server. */
export function accessLogCheck(database: Database, log: Log): Job {
  return job(checking, z.unknown(), async () => {
    const problem = await database.transaction(null, (tx) => checkAccessLog(tx, checkedDays))
    if (problem === null) log.info('access log checked')
    else log.error('the access log is not as it was sealed', { reason: problem })
  })
}
