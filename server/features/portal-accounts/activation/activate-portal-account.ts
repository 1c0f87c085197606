import { activatePortalAccount as contract } from '@omsorg/contract/portal-accounts/activation/activate-portal-account.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle } from '../../../platform/handle.ts'
import { hashOf } from '../../sign-in/index.ts'
import { useActivation } from './activations.sql.ts'

export const activatePortalAccount = handle(contract, async ({ input, now, tx }) => {
  await openSignIn(tx)
  const found = await useActivation(tx, hashOf(input.token), now)
  return found === 'good' ? agree({}) : refuse(`link-${found}`)
})
