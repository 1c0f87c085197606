import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

const token = z.string().min(1).max(8_192).optional()

/** Signs out: ends the sign-in with all its tokens. An unknown token answers the same as a known one (RFC 7009). */
export const revokeToken = endpoint({
  name: 'sign-in/token/revoke-token',
  method: 'POST',
  path: '/connect/revoke',
  fixed: true,
  permission: 'public',
  summary: 'Ends the session that a refresh token belongs to.',
  encoding: 'form',
  refusalForm: 'identity',
  input: z
    .object({ token, refresh_token: token, client_id: z.enum(['web', 'my']).optional() })
    .refine((sent) => sent.token ?? sent.refresh_token, { path: ['token'] }),
  output: z.object({}),
  refusals: {},
})
