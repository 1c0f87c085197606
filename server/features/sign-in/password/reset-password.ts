import { resetPassword as contract } from '@omsorg/contract/sign-in/password/reset-password.ts'
import { refuse } from '@omsorg/domain/outcome.ts'
import { handleInSteps } from '../../../platform/handle.ts'
import { setByLink } from './set-by-link.ts'

export const resetPassword = handleInSteps(contract, async (call) => {
  const { email, token, password } = call.input
  const outcome = await setByLink(call, {
    kind: 'reset',
    token,
    password,
    fits: (account) => email === undefined || email.toLowerCase() === account.email?.toLowerCase(),
  })
  // A welcome alone is told apart when it was used.
  if (!outcome.ok && outcome.refusal === 'already-registered') return refuse('link-ended')
  return outcome
})
