import { endpoint } from '../../endpoint.ts'
import { tokenPair } from '../token/token-pair.ts'

/** The token of the directory stands in the header Authorization, as a bearer token (A-7.1-13). */
export const signInByDirectory = endpoint({
  name: 'sign-in/directory/sign-in-by-directory',
  method: 'POST',
  path: '/connect/aad-login',
  fixed: true,
  permission: 'public',
  summary: 'Exchanges the token of a directory, in the header Authorization, for a pair of tokens.',
  encoding: 'form',
  refusalForm: 'identity',
  output: tokenPair,
  refusals: {
    'credentials-wrong': { code: 'ath0005' },
    'account-deactivated': { code: 'ath0002' },
    'account-locked': { code: 'ath0003' },
    'registration-pending': { code: 'ath0004' },
    'directory-unavailable': { code: 'UNAVAILABLE' },
    busy: { code: 'OVERLOADED' },
  },
})
