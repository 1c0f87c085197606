import { refuseAccountRequest as contract } from '@omsorg/contract/sign-in/account-request/refuse-account-request.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import type { SignInParts } from '../token/sign-in-parts.ts'
import { sendRequestRefusalJob } from './account-request-jobs.ts'
import { lockRequest, writeDecision } from './request-decisions.sql.ts'

export const refuseAccountRequest = ({ seal }: Pick<SignInParts, 'seal'>) =>
  handle(contract, async ({ input, params, actor, now, tx, jobs }) => {
    const request = await lockRequest(tx, params.id, actor.application === 'GUIDE' ? actor.userId : null)
    if (!request) return notFound()
    const { id: requestId, status, by } = request
    if (status !== 'open') return refuse('decided', { detail: { status, by } })
    const reasonSealed = seal.seal(input.reason)
    await writeDecision(tx, { id: requestId, status: 'refused', by: actor.doerId, now, reasonSealed })
    jobs.add(sendRequestRefusalJob, { requestId }, { jobKey: `account-request-${requestId}-refused` })
    return agree({})
  })
