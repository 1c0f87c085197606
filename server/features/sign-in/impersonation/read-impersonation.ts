import { readImpersonation as contract } from '@omsorg/contract/sign-in/impersonation/read-impersonation.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { currentImpersonation } from './impersonations.sql.ts'

export const readImpersonation = handle(contract, async ({ actor, tx }) => {
  const found = await currentImpersonation(tx, actor.familyId)
  if (!found) return agree({ current: null })
  const current = {
    userId: found.user_id,
    userName: found.user_name,
    helperName: found.helper_name,
    reason: found.reason,
    beganAt: found.began_at,
    endsAt: found.ends_at,
  }
  return agree({ current })
})
