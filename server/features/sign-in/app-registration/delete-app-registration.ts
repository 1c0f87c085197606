import { deleteAppRegistration as contract } from '@omsorg/contract/sign-in/app-registration/delete-app-registration.ts'
import { agree } from '@omsorg/domain/outcome.ts'
import { handle, notFound } from '../../../platform/handle.ts'
import { writeUserEvent } from '../user-event.sql.ts'
import { removeRegistration } from './app-registrations.sql.ts'

export const deleteAppRegistration = handle(contract, async ({ params, actor, now, tx }) => {
  const { clientId } = params
  const userId = await removeRegistration(tx, clientId, now)
  if (userId === null) return notFound()
  await writeUserEvent(tx, { userId, event: 'app-removed', detail: { clientId }, actor })
  return agree({})
})
