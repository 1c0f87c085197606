import type { Transaction } from '../../../platform/database.ts'
import type { Exchange } from '../../../platform/handle.ts'
import { hashOf } from '../token/secrets.ts'
import { clearPortalSession, portalBinderOf } from './portal-cookies.ts'
import { endPortalSession, hasRunningPortalSession, portalSessionOfToken } from './portal-sessions.sql.ts'

/** Signs out of the portal. A tab that comes late must not sign out the session that has taken the place of its own. */
export async function endPortalSessionOf(
  tx: Transaction,
  exchange: Exchange,
  refreshToken: string,
  now: Temporal.Instant,
): Promise<void> {
  const familyId = await portalSessionOfToken(tx, hashOf(refreshToken))
  if (familyId) await endPortalSession(tx, familyId, 'sign-out', now)
  if (!(await hasRunningPortalSession(tx, hashOf(portalBinderOf(exchange)), now))) clearPortalSession(exchange)
}
