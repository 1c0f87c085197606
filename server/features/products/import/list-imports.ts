import { listImports as contract } from '@omsorg/contract/products/import/list-imports.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { listBatches } from './batches.sql.ts'

export const listImports = handle(contract, async ({ query, tx }) => {
  const { page, pageSize } = query
  return agree({ ...(await listBatches(tx, query)), page, pageSize })
})
