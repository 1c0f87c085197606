import { endpoint } from '../../endpoint.ts'
import { passkeyOptions } from '../passkey/begin-passkey.ts'

/** Of whoever has signed in within the last minutes: a phone that lies about gets no key of somebody else's. */
export const beginPortalPasskey = endpoint({
  name: 'sign-in/portal-passkey/begin-portal-passkey',
  method: 'POST',
  path: '/Me/Passkey/Options',
  applications: ['CRP'],
  permission: 'signed-in',
  summary: 'Begins with a passkey of the holder: what the browser makes it from.',
  output: passkeyOptions,
  refusals: { 'sign-in-anew': { code: 'COM001001' }, 'too-many-passkeys': { code: 'COM001001' } },
})
