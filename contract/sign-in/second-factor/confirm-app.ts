import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { confirmFirst } from '../security/confirm-identity.ts'
import { recoveryCodes } from './recovery-codes.ts'

export const confirmApp = endpoint({
  name: 'sign-in/second-factor/confirm-app',
  method: 'POST',
  path: '/Identity/api/SecondFactor/totp/confirm',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Adds the app that was begun with, by its first code, and turns the second step on.',
  input: z.object({ code: z.string().trim().min(1).max(20) }),
  output: recoveryCodes,
  refusals: {
    ...confirmFirst,
    'app-not-begun': { code: 'COM001001' },
    'code-wrong': { code: 'COM001001' },
  },
})
