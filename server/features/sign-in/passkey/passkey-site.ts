import { createHmac } from 'node:crypto'
import type { SignInParts } from '../token/sign-in-parts.ts'

/** For which address passkeys are made and shown: the one that is configured, whatever a request says of its host. */
export function siteOf({ publicAddress }: Pick<SignInParts, 'publicAddress'>) {
  const { origin, hostname } = new URL(publicAddress)
  return { origin, rpId: hostname }
}

/** A user by number, or a holder of the portal. */
export type PasskeyOwner = number | `portal ${number}`

/** What an authenticator knows an account by: always the same, and nothing that tells who it is. */
export function handleOf(secret: string, owner: PasskeyOwner): string {
  return createHmac('sha256', secret).update(`passkey user ${owner}`).digest('base64url')
}
