import type { signInEndpoints } from '@omsorg/contract/sign-in/endpoints.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { searchUsers } from './user/search-users.ts'
import { beginCardSignIn } from './card/begin-card-sign-in.ts'
import type { CardParts } from './card/card-parts.ts'
import { completeCardSignIn } from './card/complete-card-sign-in.ts'
import type { DirectoryParts } from './directory/directory-parts.ts'
import { readDirectoryScopes } from './directory/read-directory-scopes.ts'
import { signInByDirectory } from './directory/sign-in-by-directory.ts'
import { listImpersonations } from './impersonation/list-impersonations.ts'
import { readImpersonation } from './impersonation/read-impersonation.ts'
import { readClientMembership } from './membership/read-client-membership.ts'
import { issueToken } from './token/issue-token.ts'
import { confirmIdentity } from './security/confirm-identity.ts'
import { endOtherSessions } from './security/end-other-sessions.ts'
import { endSession } from './security/end-session.ts'
import { listOwnEvents } from './security/list-own-events.ts'
import { listSessions } from './security/list-sessions.ts'
import { sendOwnerNotice, type SignInWork } from './notice/send-owner-notice.ts'
import { openRequest } from './password/open-request.ts'
import { readPasswordLink } from './password/read-password-link.ts'
import { requestReset } from './password/request-reset.ts'
import { requestResetByPath } from './password/request-reset-by-path.ts'
import { resetPassword } from './password/reset-password.ts'
import { sendLink } from './password/send-link.ts'
import { setPassword } from './password/set-password.ts'
import { readMembership } from './membership/read-membership.ts'
import { revokeToken } from './token/revoke-token.ts'
import type { SignInParts } from './token/sign-in-parts.ts'
import { setDefaultCarePlace } from './care-place/set-default-care-place.ts'

export function signInHandlers(parts: SignInParts & CardParts & DirectoryParts): HandlersOf<typeof signInEndpoints> {
  return {
    issueToken: issueToken(parts),
    revokeToken,
    readMembership,
    readClientMembership,
    setDefaultCarePlace,
    readImpersonation,
    listImpersonations,
    requestReset: requestReset(parts),
    requestResetByPath: requestResetByPath(parts),
    readPasswordLink,
    resetPassword,
    setPassword: setPassword(parts),
    searchUsers,
    listSessions,
    endSession,
    endOtherSessions,
    listOwnEvents,
    confirmIdentity: confirmIdentity(parts),
    beginCardSignIn: beginCardSignIn(parts),
    completeCardSignIn: completeCardSignIn(parts),
    readDirectoryScopes: readDirectoryScopes(parts),
    signInByDirectory: signInByDirectory(parts),
  }
}

export function signInJobs(work: SignInWork): readonly Job[] {
  return [sendOwnerNotice(work), openRequest(work), sendLink(work)]
}

export { accountsAmong } from './token/accounts.sql.ts'
export { tellOwner } from './notice/tell-owner.ts'
export { createNoticing } from './token/sign-in-parts.ts'
export { hashPassword } from './token/passwords.ts'
export { writeUserEvent } from './user-event.sql.ts'
