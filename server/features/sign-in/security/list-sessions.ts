import { listSessions as contract } from '@omsorg/contract/sign-in/security/list-sessions.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import type { Device } from '@omsorg/domain/sign-in/security/device.ts'
import { openSignIn } from '../../../platform/admission/opening.sql.ts'
import { handle } from '../../../platform/handle.ts'
import { ownSessionsOf, type DeviceWords } from './own-sessions.sql.ts'

export const listSessions = handle(contract, async ({ actor, now, tx }) => {
  await openSignIn(tx)
  const sessions = await ownSessionsOf(tx, actor.userId, now)
  return agree({
    sessions: sessions.map((each) => ({
      id: each.id,
      isThis: each.id === actor.familyId,
      device: deviceIn(each),
      carePlaceName: each.care_place_name,
      clientName: each.client_name,
      methods: [...each.methods],
      openedAt: each.opened_at,
      lastUsedAt: each.last_used_at,
      endsAt: each.expires_at,
    })),
  })
})

export function deviceIn({ browser, system, device_kind }: DeviceWords): Device | null {
  return device_kind === null ? null : { browser, system, kind: device_kind }
}
