import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { oneLine } from '../../fields.ts'
import * as shown from '../../shown.ts'
import { madePasskey } from './shown-passkey.ts'

export const passkeyName = oneLine(60).min(1)

export const addPasskey = endpoint({
  name: 'sign-in/passkey/add-passkey',
  method: 'POST',
  path: '/Identity/api/Passkey',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  idempotent: true,
  summary: 'Adds the passkey that the browser made.',
  input: z.object({ name: passkeyName, attestation: madePasskey }),
  output: z.object({ id: shown.id }),
  refusals: {
    /** Made for another address, browser or person, too late, twice, or without looking at who made it. */
    'passkey-not-valid': { code: 'COM001001' },
    'too-many-passkeys': { code: 'COM001001' },
  },
})
