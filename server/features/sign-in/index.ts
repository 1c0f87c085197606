import type { Handler } from '../../platform/handle.ts'
import type { Tokens } from '../../platform/tokens.ts'
import { readClientMembership } from './client-membership.ts'
import { issueToken } from './issue-token.ts'
import { readMembership } from './membership.ts'
import { revokeToken } from './revoke.ts'
import { setDefaultCarePlace } from './set-default-care-place.ts'

export function signInEndpoints(tokens: Tokens): readonly Handler[] {
  return [issueToken(tokens), revokeToken, readMembership, readClientMembership, setDefaultCarePlace]
}

export { accountsAmong } from './accounts.sql.ts'
export { hashPassword } from './passwords.ts'
