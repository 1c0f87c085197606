import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { linkToken } from '../password/new-password.ts'

/** From here on whoever decides sees it. Confirmed again it stays confirmed. */
export const confirmAccountRequest = endpoint({
  name: 'sign-in/account-request/confirm-account-request',
  method: 'PUT',
  path: '/Identity/api/AccountRequest/confirm',
  permission: 'public',
  summary: 'Confirms the address of an account request by the link of its mail.',
  input: z.object({ token: linkToken }),
  output: z.object({}),
  refusals: { 'link-ended': { code: 'IDS004003' } },
})
