import { readLogState as contract } from '@omsorg/contract/access-log/entry/read-log-state.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { lastCheck } from './access-log.sql.ts'

export const readLogState = handle(contract, async ({ tx }) => {
  const check = await lastCheck(tx)
  return agree({ checkedOn: check?.checked_at ?? null, isWhole: (check?.problem ?? null) === null })
})
