import { saveAppPermissions as contract } from '@omsorg/contract/sign-in/app-registration/save-app-permissions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { setPermissions } from './app-registrations.sql.ts'

export const saveAppPermissions = handle(contract, async ({ input, actor, tx }) => {
  const permissions = [...new Set(input.permissions)].toSorted()
  const userId = await setPermissions(tx, input.clientId, permissions)
  if (userId === null) return refuse('registration-not-found', { at: 'clientId' })
  await writeUserEvent(tx, { userId, event: 'app-permissions-changed', detail: { permissions }, actor })
  return agree({})
})
