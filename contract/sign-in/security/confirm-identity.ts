import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { shownPasskey } from '../passkey/shown-passkey.ts'

/**
 * Shows once more who one is, which every change of the own ways to sign in asks for unless it was done in the last minutes
 * (`confirm-first`). A password or a code is tried by the budgets of signing in, so that a session left open is no way around them.
 */
export const confirmIdentity = endpoint({
  name: 'sign-in/security/confirm-identity',
  method: 'POST',
  path: '/Identity/api/Session/Confirm',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Confirms by the password, a passkey or a code of the own app that whoever is signed in is who they are.',
  input: z
    .object({
      password: z.string().min(1).max(1_024).optional(),
      passkey: shownPasskey.optional(),
      code: z.string().trim().min(1).max(20).optional().describe('Of the own authenticator app'),
    })
    .refine((sent) => sent.password ?? sent.passkey ?? sent.code, { path: ['password'] }),
  output: z.object({}),
  refusals: {
    'credentials-wrong': { code: 'ath0005' },
    busy: { code: 'OVERLOADED' },
  },
})

/** What any call answers that changes the own ways to sign in and was not confirmed. */
export const confirmFirst = { 'confirm-first': { code: 'COM001002', status: 403 } } as const
