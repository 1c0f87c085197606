import type { signInEndpoints } from '@omsorg/contract/sign-in/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { listImpersonations } from './impersonation/list-impersonations.ts'
import { readImpersonation } from './impersonation/read-impersonation.ts'
import { readClientMembership } from './membership/read-client-membership.ts'
import { issueToken } from './token/issue-token.ts'
import { sendOwnerNotice, type SignInWork } from './notice/send-owner-notice.ts'
import { readMembership } from './membership/read-membership.ts'
import { revokeToken } from './token/revoke-token.ts'
import type { SignInParts } from './token/sign-in-parts.ts'
import { setDefaultCarePlace } from './care-place/set-default-care-place.ts'

export function signInHandlers(parts: SignInParts): HandlersOf<typeof signInEndpoints> {
  return {
    issueToken: issueToken(parts),
    revokeToken,
    readMembership,
    readClientMembership,
    setDefaultCarePlace,
    readImpersonation,
    listImpersonations,
  }
}

export function signInJobs(work: SignInWork): readonly Job[] {
  return [sendOwnerNotice(work)]
}

export { accountsAmong } from './token/accounts.sql.ts'
export { tellOwner } from './notice/tell-owner.ts'
export { createNoticing } from './token/sign-in-parts.ts'
export { hashPassword } from './token/passwords.ts'
export { writeUserEvent } from './user-event.sql.ts'
