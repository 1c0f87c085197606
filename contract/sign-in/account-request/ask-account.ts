import { z } from 'zod'
import { botToken } from '../../content/inquiry/inquiry-fields.ts'
import { endpoint } from '../../endpoint.ts'
import { requestFields } from './request-fields.ts'

/** The answer is the same whether the address has an account, and whether the organisation is one of ours. */
export const askAccount = endpoint({
  name: 'sign-in/account-request/ask-account',
  method: 'POST',
  path: '/Identity/api/AccountRequest/ask',
  permission: 'public',
  summary: 'Asks for an account. The address that is given gets a link that confirms it.',
  budget: 'account-request',
  input: z.object({ ...requestFields, botToken }),
  output: z.object({}),
  refusals: { 'bot-check-failed': { code: 'REQUEST_FAILED' } },
})
