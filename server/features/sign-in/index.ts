import type { Handler } from '../../platform/handle.ts'
import type { Tokens } from '../../platform/tokens/tokens.ts'
import { readClientMembership } from './membership/read-client-membership.ts'
import { issueToken } from './token/issue-token.ts'
import { readMembership } from './membership/read-membership.ts'
import { revokeToken } from './token/revoke-token.ts'
import { setDefaultCarePlace } from './care-place/set-default-care-place.ts'

export function signInEndpoints(tokens: Tokens): readonly Handler[] {
  return [issueToken(tokens), revokeToken, readMembership, readClientMembership, setDefaultCarePlace]
}

export { accountsAmong } from './token/accounts.sql.ts'
export { hashPassword } from './token/passwords.ts'
export { writeUserEvent } from './user-event.sql.ts'
