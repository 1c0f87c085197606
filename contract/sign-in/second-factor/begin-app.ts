import { endpoint } from '../../endpoint.ts'
import { appToAdd } from './app-to-add.ts'
import { confirmFirst } from '../security/confirm-identity.ts'

/** The app counts when its first code was right (`confirm-app`); the one before works until then. */
export const beginApp = endpoint({
  name: 'sign-in/second-factor/begin-app',
  method: 'POST',
  path: '/Identity/api/SecondFactor/totp',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Begins with an authenticator app of one’s own.',
  output: appToAdd,
  refusals: confirmFirst,
})
