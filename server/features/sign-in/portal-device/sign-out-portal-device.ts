import { signOutPortalDevice as contract } from '@omsorg/contract/sign-in/portal-device/sign-out-portal-device.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { holderOf } from '../../../platform/actor.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { tellOfRemovedPasskeyJob } from '../portal-passkey/tell-of-removed-passkey.ts'
import { signDevicesOut } from './portal-devices.sql.ts'

export const signOutPortalDevice = handle(contract, async ({ params: { deviceId }, actor, now, tx, jobs }) => {
  await openSignIn(tx)
  const { accountId } = holderOf(actor)
  const { devices, passkeyIds } = await signDevicesOut(tx, { accountId, familyId: actor.familyId, now }, deviceId)
  if (devices === 0) return notFound()
  for (const passkeyId of passkeyIds) jobs.add(tellOfRemovedPasskeyJob, { passkeyId, accountId })
  return agree({ devices, passkeys: passkeyIds.length })
})
