import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { passkeyName } from './add-passkey.ts'

/** A name opens nothing, so that nobody is asked once more who they are. */
export const renamePasskey = endpoint({
  name: 'sign-in/passkey/rename-passkey',
  method: 'PUT',
  path: '/Identity/api/Passkey/{id}',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Gives a passkey of one’s own another name.',
  params: z.object({ id: idInText }),
  input: z.object({ name: passkeyName }),
  output: z.object({ id: shown.id, name: z.string() }),
  refusals: {},
})
