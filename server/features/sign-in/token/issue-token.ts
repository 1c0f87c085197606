import { issueToken as contract } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { handleInSteps, type Handler, type SteppedCall } from '../../../platform/handle.ts'
import type { Tokens } from '../../../platform/tokens/tokens.ts'
import { changeCarePlace } from './change-care-place-grant.ts'
import { signInWithPassword } from './password-grant.ts'
import { refreshSession } from './refresh-grant.ts'

export type TokenCall = SteppedCall<typeof contract>

export function issueToken(tokens: Tokens): Handler<typeof contract.name> {
  return handleInSteps(contract, (call) => {
    const { input } = call
    switch (input.grant_type) {
      case 'password':
        return signInWithPassword(call, tokens, input)
      case 'refresh_token':
        return refreshSession(call, tokens, input.refresh_token)
      case 'change_care_place':
        return changeCarePlace(call, tokens, input)
    }
  })
}
