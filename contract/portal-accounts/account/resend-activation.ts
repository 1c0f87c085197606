import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const resendActivation = endpoint({
  name: 'portal-accounts/account/resend-activation',
  method: 'PUT',
  path: '/CareRecipient/CrpAccount/Resend',
  applications: ['GUIDE'],
  permission: { allOf: ['CRPAccountWrite', 'CareRecipientRead'] },
  summary: 'Mails a new activation link; the one before is good no longer.',
  idempotent: true,
  budget: 'portal-account',
  input: z.object({ careRecipientId: id, portalAccountId: id }),
  output: z.object({ careRecipientId: shown.id, portalAccountId: shown.id }),
  refusals: { 'account-not-found': { code: 'CRS013004' }, 'already-active': { code: 'CRS013005' } },
  shows: (answer) => [answer.careRecipientId],
})
