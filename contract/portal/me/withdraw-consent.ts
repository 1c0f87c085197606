import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { id } from '../../fields.ts'
import * as shown from '../../shown.ts'

/** From this moment the account shows nothing of the person; with the last one it is closed and every session with it. */
export const withdrawConsent = endpoint({
  name: 'portal/me/withdraw-consent',
  method: 'POST',
  path: '/Me/Consent/Withdraw',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Withdraws the consent for a person; the account that stood for nobody else is closed.',
  input: z.object({ careRecipientId: id, sure: z.literal(true) }),
  output: z.object({ careRecipientId: shown.id, accountClosed: z.boolean() }),
  refusals: { 'person-not-found': { code: 'CRS003003' } },
  shows: (answer) => [answer.careRecipientId],
})
