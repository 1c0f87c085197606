import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** It opens nothing from then on; the sessions that it has opened go on, and end as all do. */
export const removePortalPasskey = endpoint({
  name: 'sign-in/portal-passkey/remove-portal-passkey',
  method: 'DELETE',
  path: '/Me/Passkey/{id}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Removes a passkey of the holder.',
  params: z.object({ id: idInText }),
  output: z.object({ id: shown.id }),
  refusals: {},
})
