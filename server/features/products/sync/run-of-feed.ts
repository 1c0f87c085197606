import type { ErpOutcome } from '@omsorg/domain/products/sync/erp-feeds.ts'
import type { Transaction } from '../../../platform/database.ts'
import type { Jobs } from '../../../platform/jobs/add-job.sql.ts'
import { watchFeedsJob } from './job-names.ts'
import { beginRun, endRun, type RunToBegin } from './runs.sql.ts'

type InTransaction = <Value>(work: (tx: Transaction, jobs: Jobs) => Promise<Value>) => Promise<Value>

/** Notes a run before the ERP is asked, in a transaction of its own. */
export async function begunRun(transaction: InTransaction, run: RunToBegin) {
  const runId = await transaction((tx) => beginRun(tx, run))
  return {
    id: runId,
    /** It did not come: noted, and a task of customer service before long. */
    failed: (outcome: Extract<ErpOutcome, 'unavailable' | 'unknown-customer'>) =>
      transaction(async (tx, jobs) => {
        await endRun(tx, runId, { outcome })
        jobs.add(watchFeedsJob, {}, { jobKey: watchFeedsJob })
      }),
  }
}
