import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import type { beginPasskey } from '@omsorg/contract/sign-in/passkey/begin-passkey.ts'
import type { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import type { MadePasskey, ShownPasskey } from '@omsorg/contract/sign-in/passkey/shown-passkey.ts'

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** Has the browser make a passkey; null when the person gave it up, or has that passkey already. */
export async function makePasskey(options: AnswerOf<typeof beginPasskey>): Promise<MadePasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as never })
    const { clientDataJSON, attestationObject, transports } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
  } catch {
    // The browser has said itself what did not work.
    return null
  }
}

/** Has the browser show a passkey; null when the person gave it up. */
export async function showPasskey(options: AnswerOf<typeof challengePasskey>): Promise<ShownPasskey | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature, userHandle } }
  } catch {
    return null
  }
}
