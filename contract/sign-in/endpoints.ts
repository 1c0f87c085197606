import { searchUsers } from './user/search-users.ts'
import { beginCardSignIn } from './card/begin-card-sign-in.ts'
import { completeCardSignIn } from './card/complete-card-sign-in.ts'
import { readDirectoryScopes } from './directory/read-directory-scopes.ts'
import { signInByDirectory } from './directory/sign-in-by-directory.ts'
import { listImpersonations } from './impersonation/list-impersonations.ts'
import { readImpersonation } from './impersonation/read-impersonation.ts'
import { issueToken } from './token/issue-token.ts'
import { revokeToken } from './token/revoke-token.ts'
import { readPasswordLink } from './password/read-password-link.ts'
import { requestReset } from './password/request-reset.ts'
import { requestResetByPath } from './password/request-reset-by-path.ts'
import { resetPassword } from './password/reset-password.ts'
import { setPassword } from './password/set-password.ts'
import { readMembership } from './membership/read-membership.ts'
import { readClientMembership } from './membership/read-client-membership.ts'
import { setDefaultCarePlace } from './care-place/set-default-care-place.ts'
import { listSessions } from './security/list-sessions.ts'
import { endSession } from './security/end-session.ts'
import { endOtherSessions } from './security/end-other-sessions.ts'
import { listOwnEvents } from './security/list-own-events.ts'
import { confirmIdentity } from './security/confirm-identity.ts'

export const signInEndpoints = {
  issueToken,
  revokeToken,
  readMembership,
  readClientMembership,
  setDefaultCarePlace,
  readImpersonation,
  listImpersonations,
  requestReset,
  requestResetByPath,
  readPasswordLink,
  resetPassword,
  setPassword,
  searchUsers,
  listSessions,
  endSession,
  endOtherSessions,
  listOwnEvents,
  confirmIdentity,
  beginCardSignIn,
  completeCardSignIn,
  readDirectoryScopes,
  signInByDirectory,
}
