import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { call } from '../../../platform/calls/client.ts'
import { messages } from '../../../platform/messages.ts'
import { session } from '../../../platform/session/browser-session.ts'
import { showPasskey } from '../../../platform/session/passkey.ts'
import { useSessionState } from '../../../platform/session/use-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'

/** Signs in without a user name: the browser knows whose passkeys it has. */
export default function PasskeyButton() {
  const { signIn } = useTexts()
  const busy = useSessionState().phase === 'signing-in'

  async function enter(): Promise<void> {
    const asked = await call(challengePasskey, { input: {} })
    const shown = asked.ok ? await showPasskey(asked.value) : null
    if (!shown) return
    const outcome = await session.signInWithPasskey(JSON.stringify(shown))
    if (!outcome.ok) messages.announce({ kind: 'dialog', title: 'system', code: outcome.code })
  }

  return (
    <Button size="large" wide icon={<IconFingerprint />} busy={busy} onClick={() => void enter()}>
      {signIn.byPasskey}
    </Button>
  )
}
