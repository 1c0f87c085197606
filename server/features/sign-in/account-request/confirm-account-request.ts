import { confirmAccountRequest as contract } from '@omsorg/contract/sign-in/account-request/confirm-account-request.ts'
import { confirmLinkDays } from '@omsorg/domain/sign-in/account-request/request-limits.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle } from '../../../platform/handle.ts'
import { hashOf } from '../token/secrets.ts'
import { tellAdministratorJob } from './account-request-jobs.ts'
import { administratorsOf } from '../user/own-units.sql.ts'
import { confirmRequest, replaceOthers } from './account-requests.sql.ts'

export const confirmAccountRequest = handle(contract, async ({ input, now, tx, jobs }) => {
  await openSignIn(tx)
  const oldest = now.subtract({ hours: 24 * confirmLinkDays })
  const confirmed = await confirmRequest(tx, { hash: hashOf(input.token), now, oldest })
  if (!confirmed) return refuse('link-ended')
  const { id: requestId, care_unit_id: careUnitId, address_hash: addressHash, isNew } = confirmed
  if (!isNew) return agree({})
  const [administrators] = await Promise.all([
    careUnitId === null ? [] : administratorsOf(tx, { careUnitId }),
    replaceOthers(tx, addressHash, requestId),
  ])
  jobs.addEach(
    tellAdministratorJob,
    administrators.map((userId) => ({
      payload: { requestId, userId },
      jobKey: `account-request-${requestId}-told-${userId}`,
    })),
  )
  return agree({})
})
