import { todayIn, type MarketCode } from '@omsorg/domain/market.ts'
import type { ImportKind } from '@omsorg/domain/products/import/columns.ts'
import { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database.ts'
import { job, type Job } from '../../../platform/jobs/job.ts'
import { updateCatalogueStatistics } from '../product/catalogue-statistics.sql.ts'
import { applySteps, lockBatch, readSteps } from './apply.sql.ts'
import { setBatchState, setProgress } from './batches.sql.ts'
import { carryOutImportJob } from './job-names.ts'

export interface ImportWork {
  readonly database: Database
  readonly clock: Clock
}

/** What each kind of import writes. */
const tableOf = {
  products: 'product',
  prices: 'product_offer',
  agreements: 'product_offer',
  stock: 'product_stock',
} as const satisfies Record<ImportKind, string>

/**
 * Applies an import in one transaction: all of it or nothing. How far it is, is told by transactions of its own, since nobody
 * sees into an open one. A job that comes again finds the batch applied, or begins anew.
 */
export function carryOutImport({ database, clock }: ImportWork): Job {
  return job(carryOutImportJob, z.object({ importId: z.int() }), async ({ importId }, { lastAttempt }) => {
    try {
      const batch = await database.transaction(null, (tx) => lockBatch(tx, importId))
      if (batch?.state !== 'applying') return
      const day = todayIn(batch.market as MarketCode, clock()).toString()
      await database.transaction(null, async (tx) => {
        let done = 0
        for (let part = 0; ; part += 1) {
          const steps = await readSteps(tx, importId, part)
          if (!steps) break
          await applySteps(tx, batch, steps, day)
          const doneBefore = done
          await database.transaction(null, (beside) => setProgress(beside, importId, doneBefore))
          done += steps.length
        }
        await updateCatalogueStatistics(tx, tableOf[batch.kind])
        await setBatchState(tx, importId, 'applied', clock().toString())
      })
    } catch (error) {
      if (lastAttempt) await database.transaction(null, (tx) => setBatchState(tx, importId, 'failed'))
      throw error
    }
  })
}
