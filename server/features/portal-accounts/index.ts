import type { portalAccountEndpoints } from '@omsorg/contract/portal-accounts/endpoints.ts'
import type { Seal } from '@omsorg/database/sealed.ts'
import type { HandlersOf } from '../../platform/handle.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { askConsentAgain } from './account/ask-consent-again.ts'
import { createPortalAccount } from './account/create-portal-account.ts'
import { listPortalAccounts } from './account/list-portal-accounts.ts'
import { removePortalAccount } from './account/remove-portal-account.ts'
import { resendActivation } from './account/resend-activation.ts'
import { signHolderOut } from './account/sign-holder-out.ts'
import { setThroughPlace } from './account/set-through-place.ts'
import { mailConsentQuestion } from './consent/mail-consent-question.ts'
import { mailSignedOut } from './signed-out/mail-signed-out.ts'
import { type PortalAccountWork, sendActivation } from './activation/send-activation.ts'

export function portalAccountHandlers(seal: Seal): HandlersOf<typeof portalAccountEndpoints> {
  return {
    listPortalAccounts: listPortalAccounts(seal),
    createPortalAccount: createPortalAccount(seal),
    resendActivation: resendActivation(seal),
    askConsentAgain,
    signHolderOut,
    removePortalAccount,
    setThroughPlace,
  }
}

export function portalAccountJobs(work: PortalAccountWork): readonly Job[] {
  return [sendActivation(work), mailConsentQuestion(work), mailSignedOut(work)]
}
