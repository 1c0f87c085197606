import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'

export const listPortalPasskeys = endpoint({
  name: 'sign-in/portal-passkey/list-portal-passkeys',
  method: 'GET',
  path: '/Me/Passkey',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Answers the passkeys by which the holder signs in, in the order in which they were added.',
  output: z.object({
    passkeys: z.array(
      z.object({ id: shown.id, name: z.string(), addedAt: shown.instant, lastUsedAt: shown.instant.nullable() }),
    ),
  }),
  refusals: {},
})
