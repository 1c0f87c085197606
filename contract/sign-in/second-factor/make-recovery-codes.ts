import { endpoint } from '../../endpoint.ts'
import { confirmFirst } from '../security/confirm-identity.ts'
import { recoveryCodes } from './recovery-codes.ts'

export const makeRecoveryCodes = endpoint({
  name: 'sign-in/second-factor/make-recovery-codes',
  method: 'POST',
  path: '/Identity/api/SecondFactor/recoveryCodes',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Makes ten new recovery codes; the old ones end.',
  output: recoveryCodes,
  refusals: {
    ...confirmFirst,
    /** They stand in for another factor, and there is none. */
    'nothing-to-recover': { code: 'COM001001' },
  },
})
