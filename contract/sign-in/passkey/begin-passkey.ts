import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { confirmFirst } from '../security/confirm-identity.ts'

const known = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** What a browser makes a passkey from (WebAuthn Level 3, PublicKeyCredentialCreationOptionsJSON). */
export const passkeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** The passkey is made by `add-passkey`, within five minutes and in the same browser. */
export const beginPasskey = endpoint({
  name: 'sign-in/passkey/begin-passkey',
  method: 'POST',
  path: '/Identity/api/Passkey/options',
  applications: ['GUIDE', 'PRINCIPAL', 'CSP'],
  permission: 'signed-in',
  self: true,
  summary: 'Begins with a passkey of one’s own: what the browser makes it from.',
  output: passkeyOptions,
  refusals: { ...confirmFirst, 'too-many-passkeys': { code: 'COM001001' } },
})
