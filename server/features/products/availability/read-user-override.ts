import { readUserOverride as contract } from '@omsorg/contract/products/availability/read-user-override.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { overrideViewOf } from './override-view.ts'
import { readOverride } from './override.sql.ts'

export const readUserOverride = handle(contract, async ({ query, tx }) => {
  const record = await readOverride(tx, query.userId)
  return record ? agree(overrideViewOf(query.userId, record)) : notFound()
})
