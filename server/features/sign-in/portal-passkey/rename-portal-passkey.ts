import { renamePortalPasskey as contract } from '@omsorg/contract/sign-in/portal-passkey/rename-portal-passkey.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holderOf } from '../../../platform/actor.ts'
import { writePortalPasskeyName } from './portal-passkeys.sql.ts'

export const renamePortalPasskey = handle(contract, async ({ params: { id }, input: { name }, actor, tx }) => {
  const { accountId } = holderOf(actor)
  return (await writePortalPasskeyName(tx, { id, accountId }, name)) ? agree({ id, name }) : notFound()
})
