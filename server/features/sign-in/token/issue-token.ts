import { issueToken as contract } from '@omsorg/contract/sign-in/token/issue-token.ts'
import { handleInSteps, type Handler, type SteppedCall } from '../../../platform/handle.ts'
import { signInMachine } from '../app-registration/client-credentials-grant.ts'
import { impersonate } from '../impersonation/impersonate-grant.ts'
import { stopImpersonating } from '../impersonation/stop-impersonating-grant.ts'
import { finishSecondStep } from '../second-factor/second-step-grant.ts'
import { signInWithPasskey } from '../passkey/passkey-grant.ts'
import { changeRecipient } from '../portal/change-recipient-grant.ts'
import { signInByPortalPasskey } from '../portal-passkey/portal-passkey-grant.ts'
import { signInByEid } from '../portal/portal-eid-grant.ts'
import { signInByPortalCode } from '../portal/portal-code-grant.ts'
import { refreshPortalSession } from '../portal/portal-refresh.ts'
import { changeCarePlace } from './change-care-place-grant.ts'
import { signInWithPassword } from './password-grant.ts'
import { refreshSession } from './refresh-grant.ts'
import type { CardParts } from '../card/card-parts.ts'

export type TokenCall = SteppedCall<typeof contract>

export function issueToken(parts: CardParts): Handler<typeof contract.name> {
  return handleInSteps(contract, (call) => {
    const { input } = call
    const { tokens } = parts
    switch (input.grant_type) {
      case 'password':
        return signInWithPassword(call, parts, input)
      case 'passkey':
        return signInWithPasskey(call, parts, input.passkey_response)
      case 'refresh_token':
        if (input.client_id === 'my') return refreshPortalSession(call, tokens, input.refresh_token)
        return refreshSession(call, tokens, input.refresh_token)
      case '2fa':
        return finishSecondStep(call, parts, input)
      case 'change_care_place':
        return changeCarePlace(call, tokens, input)
      case 'impersonate':
        return impersonate(call, tokens, input)
      case 'client_credentials':
        return signInMachine(call, parts, input)
      case 'stop_impersonate':
        return stopImpersonating(call, tokens, input)
      case 'crp_code':
        return signInByPortalCode(call, parts, input)
      case 'crp_activation':
        return signInByPortalCode(call, parts, input)
      case 'crp_passkey':
        return signInByPortalPasskey(call, parts, input.passkey_response)
      case 'crp_eid':
        return signInByEid(call, parts, input)
      case 'change_recipient':
        return changeRecipient(call, tokens, input)
    }
  })
}
