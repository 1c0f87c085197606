import { createPortalAccount } from './account/create-portal-account.ts'
import { listPortalAccounts } from './account/list-portal-accounts.ts'
import { removePortalAccount } from './account/remove-portal-account.ts'
import { resendActivation } from './account/resend-activation.ts'
import { askConsentAgain } from './account/ask-consent-again.ts'
import { signHolderOut } from './account/sign-holder-out.ts'
import { setThroughPlace } from './account/set-through-place.ts'

export const portalAccountEndpoints = {
  listPortalAccounts,
  createPortalAccount,
  resendActivation,
  askConsentAgain,
  signHolderOut,
  removePortalAccount,
  setThroughPlace,
}
