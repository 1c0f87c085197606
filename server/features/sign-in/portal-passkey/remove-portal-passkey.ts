import { removePortalPasskey as contract } from '@omsorg/contract/sign-in/portal-passkey/remove-portal-passkey.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { holderOf } from '../../../platform/actor.ts'
import { deletePortalPasskey } from './portal-passkeys.sql.ts'
import { tellOfRemovedPasskeyJob } from './tell-of-removed-passkey.ts'

/** Also of the last one: the code and the e-ID go on. */
export const removePortalPasskey = handle(contract, async ({ params: { id }, actor, now, tx, jobs }) => {
  const endedSessions = await deletePortalPasskey(tx, { id, familyId: actor.familyId, now })
  if (endedSessions === null) return notFound()
  jobs.add(tellOfRemovedPasskeyJob, { passkeyId: id, accountId: holderOf(actor).accountId })
  return agree({ id, endedSessions })
})
