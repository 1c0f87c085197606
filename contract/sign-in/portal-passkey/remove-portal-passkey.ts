import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** It opens nothing from then on, and what it has opened elsewhere ends at once; the session that asks goes on. */
export const removePortalPasskey = endpoint({
  name: 'sign-in/portal-passkey/remove-portal-passkey',
  method: 'DELETE',
  path: '/Me/Passkey/{id}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Removes a passkey of the holder, ends the other sessions that it has opened, and tells the holder by mail.',
  params: z.object({ id: idInText }),
  output: z.object({ id: shown.id, endedSessions: z.int() }),
  refusals: {},
})
