import { listPortalPasskeys as contract } from '@omsorg/contract/sign-in/portal-passkey/list-portal-passkeys.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { holderOf } from '../../../platform/actor.ts'
import { listPasskeysOfHolder } from './portal-passkeys.sql.ts'

export const listPortalPasskeys = handle(contract, async ({ actor, tx }) => {
  const own = await listPasskeysOfHolder(tx, holderOf(actor).accountId)
  return agree({
    passkeys: own.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      addedAt: created_at,
      lastUsedAt: last_used_at,
    })),
  })
})
