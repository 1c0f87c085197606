import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import * as shown from '../../shown.ts'
import { passkeyName } from '../passkey/add-passkey.ts'
import { madePasskey } from '../passkey/shown-passkey.ts'

export const addPortalPasskey = endpoint({
  name: 'sign-in/portal-passkey/add-portal-passkey',
  method: 'POST',
  path: '/Me/Passkey',
  applications: ['CRP'],
  permission: 'signed-in',
  idempotent: true,
  summary: 'Adds the passkey that the browser made; the holder is told by mail.',
  input: z.object({ name: passkeyName, attestation: madePasskey }),
  output: z.object({ id: shown.id }),
  refusals: {
    /** Made for another address, browser or holder, too late, twice, or without looking at who made it. */
    'passkey-not-valid': { code: 'COM001001' },
    'too-many-passkeys': { code: 'COM001001' },
  },
})
