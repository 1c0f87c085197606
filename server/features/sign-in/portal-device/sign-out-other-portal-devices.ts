import { signOutOtherPortalDevices as contract } from '@omsorg/contract/sign-in/portal-device/sign-out-other-portal-devices.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { holderOf } from '../../../platform/actor.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle } from '../../../platform/handle.ts'
import { tellOfRemovedPasskeyJob } from '../portal-passkey/tell-of-removed-passkey.ts'
import { signDevicesOut } from './portal-devices.sql.ts'

export const signOutOtherPortalDevices = handle(contract, async ({ actor, now, tx, jobs }) => {
  await openSignIn(tx)
  const { accountId } = holderOf(actor)
  const { devices, passkeyIds } = await signDevicesOut(tx, { accountId, familyId: actor.familyId, now }, null)
  for (const passkeyId of passkeyIds) jobs.add(tellOfRemovedPasskeyJob, { passkeyId, accountId })
  return agree({ devices, passkeys: passkeyIds.length })
})
