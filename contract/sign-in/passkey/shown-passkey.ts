import { z } from 'zod'

const binary = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/)
const credentialId = binary(1_400).min(1)
const attachment = z.enum(['platform', 'cross-platform']).nullish()

/** What a browser answers when a passkey was made (WebAuthn Level 3, RegistrationResponseJSON). */
export const madePasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: binary(4_000),
    attestationObject: binary(12_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** What a browser answers when a passkey was shown (WebAuthn Level 3, AuthenticationResponseJSON). */
export const shownPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  response: z.object({
    clientDataJSON: binary(4_000),
    authenticatorData: binary(4_000),
    signature: binary(2_000),
    userHandle: binary(200).nullish(),
  }),
})

export type MadePasskey = z.output<typeof madePasskey>
export type ShownPasskey = z.output<typeof shownPasskey>

/** The same as one field of a form. */
export const longestPasskeyText = 16_000
