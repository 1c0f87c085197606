import type { Administrator } from '@omsorg/domain/organisation/action/node-actions.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'

/** Who looks at the organisation; null for care staff, who have no part in it. */
export function useAdministrator(): Administrator | null {
  const user = useSessionUser()
  if (!user || user.application === 'GUIDE') return null
  return { application: user.application, permissions: user.permissions }
}
