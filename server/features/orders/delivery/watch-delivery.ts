import { marketCodes } from '@omsorg/domain/market.ts'
import { pointsAreKeptForDays } from '@omsorg/domain/orders/delivery/delivery-point.ts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import type { Log } from '../../../platform/log.ts'
import { removeOldAnswers, yearsWithoutHolidays } from './delivery-points.sql.ts'

const name = 'orders/watch-delivery'

/** Every night, when few are at work. */
export const watchDeliveryTimetable = `50 2 * * * ${name}`

/** How far ahead a delivery can lie: what is ordered today may be wished for any day of a year, and holidays move it further. */
const daysAhead = 400

/**
 * Forgets the delivery points that no saved order can name any more, and warns when the holidays of a year are missing by
 * which deliveries are dated (rules 3.18).
 */
export function watchDelivery({
  database,
  clock,
  log,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
}): Job {
  return job(name, z.unknown(), async () => {
    const now = clock()
    const before = now.subtract({ hours: 24 * pointsAreKeptForDays })
    const today = now.toZonedDateTimeISO('UTC').toPlainDate()
    const years = { from: today.year, to: today.add({ days: daysAhead }).year }
    const missing = await database.transaction(null, async (tx) => {
      await removeOldAnswers(tx, before)
      return yearsWithoutHolidays(tx, marketCodes, years)
    })
    for (const { market, year } of missing)
      log.warn('the holidays of a year are missing', { kind: `market ${market}`, code: String(year) })
  })
}
