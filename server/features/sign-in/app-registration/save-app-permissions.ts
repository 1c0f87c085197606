import { saveAppPermissions as contract } from '@omsorg/contract/sign-in/app-registration/save-app-permissions.ts'
import { agree, refuse } from '@omsorg/domain/outcome.ts'
import { handle } from '../../../platform/handle.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { lockPermissions, setPermissions } from './app-registrations.sql.ts'

export const saveAppPermissions = handle(contract, async ({ input, actor, tx }) => {
  const permissions = inOrder(input.permissions)
  const held = await lockPermissions(tx, input.clientId)
  if (held === null) return refuse('registration-not-found', { at: 'clientId' })
  // Sent twice, it was saved by the first.
  if (isSame(held, permissions)) return agree({})
  if (input.former && !isSame(held, inOrder(input.former))) return refuse('stale')
  const userId = await setPermissions(tx, input.clientId, permissions)
  await writeUserEvent(tx, { userId, event: 'app-permissions-changed', detail: { permissions }, actor })
  return agree({})
})

/** As they are stored. */
function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted()
}

function isSame(ones: readonly string[], others: readonly string[]): boolean {
  return ones.length === others.length && ones.every((name, at) => name === others[at])
}
