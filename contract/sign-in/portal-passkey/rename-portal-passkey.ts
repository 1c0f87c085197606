import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { passkeyName } from '../passkey/add-passkey.ts'

export const renamePortalPasskey = endpoint({
  name: 'sign-in/portal-passkey/rename-portal-passkey',
  method: 'PUT',
  path: '/Me/Passkey/{id}',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Gives a passkey of the holder another name.',
  params: z.object({ id: idInText }),
  input: z.object({ name: passkeyName }),
  output: z.object({ id: shown.id, name: z.string() }),
  refusals: {},
})
