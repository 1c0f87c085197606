import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

export const askConsentAgain = endpoint({
  name: 'portal-accounts/account/ask-consent-again',
  method: 'PUT',
  path: '/CareRecipient/CrpAccount/AskConsentAgain',
  applications: ['GUIDE'],
  permission: { allOf: ['CRPAccountWrite', 'CareRecipientRead'] },
  summary: 'Asks a holder who has said no to the consent once more, by mail.',
  idempotent: true,
  budget: 'portal-account',
  input: z.object({ careRecipientId: id, portalAccountId: id }),
  output: z.object({ careRecipientId: shown.id, portalAccountId: shown.id }),
  refusals: { 'account-not-found': { code: 'CRS013004' }, 'not-declined': { code: 'CRS013005' } },
  shows: (answer) => [answer.careRecipientId],
})
