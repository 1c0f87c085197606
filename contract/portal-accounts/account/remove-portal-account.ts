import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const removePortalAccount = endpoint({
  name: 'portal-accounts/account/remove-portal-account',
  method: 'DELETE',
  path: '/CareRecipient/CrpAccount',
  applications: ['GUIDE'],
  permission: { allOf: ['CRPAccountWrite', 'CareRecipientRead'] },
  summary: 'Takes a portal account from one person, or from all it stands for; with the last of them it is deleted.',
  idempotent: true,
  input: z.object({ careRecipientId: id, portalAccountId: id, scope: z.enum(['one', 'all']) }),
  output: z.object({ careRecipientId: shown.id, deleted: z.boolean() }),
  refusals: { 'account-not-found': { code: 'CRS013004' } },
  shows: (answer) => [answer.careRecipientId],
})
