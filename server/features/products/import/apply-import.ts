import { applyImport as contract } from '@omsorg/contract/products/import/apply-import.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { readBatch, setBatchState } from './batches.sql.ts'
import { carryOutImportJob } from './job-names.ts'

export const applyImport = handle(contract, async ({ params, tx, jobs }) => {
  const batch = await readBatch(tx, params.importId, 'lock')
  if (!batch) return notFound()
  if (batch.state !== 'previewed') return refuse('not-previewed')
  if (batch.errorCount > 0) return refuse('has-errors')
  if (batch.rowsTotal === 0) return refuse('nothing-to-apply')
  await setBatchState(tx, batch.importId, 'applying')
  // Imports follow one another, so that two never write the same item at once.
  jobs.add(carryOutImportJob, { importId: batch.importId }, { queue: 'product-imports', maxAttempts: 3 })
  return agree({ ...batch, state: 'applying' as const })
})
