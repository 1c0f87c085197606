import { endpoint } from '../../endpoint.ts'
import { ownRefusals } from './own-refusals.ts'
import { recoveryCodes } from './recovery-codes.ts'

export const makeRecoveryCodes = endpoint({
  name: 'sign-in/second-factor/make-recovery-codes',
  method: 'POST',
  path: '/Identity/api/SecondFactor/recoveryCodes',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  summary: 'Makes ten new recovery codes; the old ones end.',
  output: recoveryCodes,
  refusals: {
    ...ownRefusals,
    /** They stand in for another factor, and there is none. */
    'nothing-to-recover': { code: 'COM001001' },
  },
})
