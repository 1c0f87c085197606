import { renamePasskey as contract } from '@omsorg/contract/sign-in/passkey/rename-passkey.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { writePasskeyName } from './passkeys.sql.ts'

export const renamePasskey = handle(contract, async ({ params, input, actor, tx }) => {
  const { id } = params
  const { name } = input
  return (await writePasskeyName(tx, { id, userId: actor.userId, name })) ? agree({ id, name }) : notFound()
})
