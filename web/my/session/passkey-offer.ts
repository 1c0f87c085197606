import { knowsPasskeys } from '../../platform/session/passkey.ts'
import { mayAsk, keptWithOneMore } from '../passkeys/ask-again.ts'
import { offeredKey } from './is-offered.ts'
import { isPasskeyRemembered } from './remembered-passkey.ts'

/** With the device: how often somebody said *not now*, and when. */
const laterKey = 'my-passkey-later'

/** To be asked while somebody signs in by a code: whether this device could do without the next one. Waited for by nobody. */
export async function noteOffer(): Promise<void> {
  if (!knowsPasskeys() || isPasskeyRemembered() || !mayAsk(localStorage.getItem(laterKey), Date.now())) return
  if (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())
    sessionStorage.setItem(offeredKey, 'yes')
}

export function forgetOffer(): void {
  sessionStorage.removeItem(offeredKey)
}

export function keepNotNow(): void {
  forgetOffer()
  localStorage.setItem(laterKey, keptWithOneMore(localStorage.getItem(laterKey), Date.now()))
}
