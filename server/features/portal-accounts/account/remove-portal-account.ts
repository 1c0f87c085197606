import { removePortalAccount as contract } from '@omsorg/contract/portal-accounts/account/remove-portal-account.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { removeAccount } from './accounts.sql.ts'

/** Also of a person who is deceased or inactive: taking access away waits for nothing. */
export const removePortalAccount = handle(contract, async ({ input, actor, now, tx }) => {
  const { careRecipientId, portalAccountId, scope } = input
  const { carePlaceId } = actor
  const gone = await removeAccount(tx, { careRecipientId, portalAccountId, fromAll: scope === 'all', carePlaceId, now })
  return gone === null
    ? refuse('account-not-found', { at: 'portalAccountId' })
    : agree({ careRecipientId, deleted: gone === 'account' })
})
