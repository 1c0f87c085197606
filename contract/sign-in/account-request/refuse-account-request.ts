import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { idInText } from '../../fields.ts'
import { words } from '../../content/inquiry/inquiry-fields.ts'
import { decidedAlready } from './decision.ts'

/** The reason is mailed to whoever asked. */
export const refuseAccountRequest = endpoint({
  name: 'sign-in/account-request/refuse-account-request',
  method: 'POST',
  path: '/Identity/api/AccountRequest/{id}/refuse',
  applications: ['PRINCIPAL', 'GUIDE'],
  permission: { anyOf: ['UserWrite', 'CareUnitUserWrite'] },
  summary: 'Refuses an account request and mails why.',
  idempotent: true,
  params: z.object({ id: idInText }),
  input: z.object({ reason: words.min(1).max(500) }),
  output: z.object({}),
  refusals: { ...decidedAlready },
})
