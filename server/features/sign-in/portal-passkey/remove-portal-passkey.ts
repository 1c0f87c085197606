import { removePortalPasskey as contract } from '@omsorg/contract/sign-in/portal-passkey/remove-portal-passkey.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holderOf } from '../../../platform/actor.ts'
import { deletePortalPasskey } from './portal-passkeys.sql.ts'

/** Also of the last one: the code and the e-ID go on. */
export const removePortalPasskey = handle(contract, async ({ params: { id }, actor, tx }) => {
  const { accountId } = holderOf(actor)
  return (await deletePortalPasskey(tx, { id, accountId })) ? agree({ id }) : notFound()
})
