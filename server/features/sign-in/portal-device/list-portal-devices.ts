import { listPortalDevices as contract } from '@omsorg/contract/sign-in/portal-device/list-portal-devices.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { holderOf } from '../../../platform/actor.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle } from '../../../platform/handle.ts'
import { deviceIn } from '../security/list-sessions.ts'
import { devicesOfHolder } from './portal-devices.sql.ts'

export const listPortalDevices = handle(contract, async ({ actor, now, tx }) => {
  await openSignIn(tx)
  const { accountId } = holderOf(actor)
  const devices = await devicesOfHolder(tx, { accountId, familyId: actor.familyId, now })
  return agree({
    devices: devices.map((each) => ({
      id: each.id,
      isThis: each.is_this,
      isSignedIn: each.is_signed_in,
      device: deviceIn(each),
      lastUsedAt: each.last_used_at,
    })),
  })
})
