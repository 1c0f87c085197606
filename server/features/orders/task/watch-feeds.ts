import { erpFeeds, feedState, longestRunMinutes } from '@omsorg/domain/products/sync/erp-feeds.ts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { breakOffRuns, type FeedRun, readRunsOfFeeds, watchFeedsJob } from '../../products/index.ts'
import { addTaskOfFeed, endTasksOfFeeds } from './failed-work.sql.ts'

/** As long as runs are shown. */
const daysLookedAt = 14

/**
 * What of the ERP does not come is a task of customer service, one for each feed, until it has come; then it ends by itself. A
 * run that its server did not outlive counts as one that did not come.
 */
export function watchFeeds({ database, clock }: { readonly database: Database; readonly clock: Clock }): Job {
  return job(watchFeedsJob, z.unknown(), () =>
    database.transaction(null, async (tx) => {
      const now = clock()
      await breakOffRuns(tx, now.subtract({ minutes: longestRunMinutes }), now)
      const runs = await readRunsOfFeeds(tx, now.subtract({ hours: daysLookedAt * 24 }))
      const failing = byFeed(runs).flatMap(([first, ...older]) => {
        const { failingSince, tries } = feedState([first, ...older])
        return failingSince === null ? [] : [{ ...first, since: failingSince, tries }]
      })
      await endTasksOfFeeds(tx, failing, now)
      for (const each of failing) await addTaskOfFeed(tx, each)
    }),
  )
}

type Runs = readonly [FeedRun, ...FeedRun[]]

/** The runs of each feed, those of each customer by themselves, in the order in which they were given. */
function byFeed(runs: readonly FeedRun[]): Runs[] {
  return erpFeeds.flatMap((feed) => {
    const own = runs.filter((run) => run.feed === feed)
    return [...new Set(own.map(({ customer }) => customer))].flatMap((customer) => {
      const [first, ...older] = own.filter((run) => run.customer === customer)
      return first ? [[first, ...older] as const] : []
    })
  }) as Runs[]
}
