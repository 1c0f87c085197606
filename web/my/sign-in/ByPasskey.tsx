import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useState } from 'react'
import { showPasskey } from '../../platform/session/passkey.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Note } from '../parts/Box.tsx'
import { Press } from '../parts/Press.tsx'
import { askForPasskey } from '../session/ask-for-passkey.ts'
import { session } from '../session/session-here.ts'
import { arriveAt, type Stop } from '../way/way.ts'
import { trouble } from './trouble.ts'

/** Signs in as one unlocks the device; the browser knows whose passkeys it has. */
export function ByPasskey({ after }: { readonly after: Stop }) {
  const { signIn } = useAllTexts()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)

  async function enter(): Promise<string | null> {
    const asked = await askForPasskey()
    if (!asked) return signIn.noAnswer
    const shown = await showPasskey(asked)
    if (!shown) return signIn.passkeyFailed
    const outcome = await session.signIn({ grant_type: 'crp_passkey', passkey_response: JSON.stringify(shown) })
    if (!outcome.ok) return outcome.refusal === 'no-answer' ? trouble(outcome.refusal, signIn) : signIn.passkeyFailed
    arriveAt(after)
    return null
  }

  async function press(): Promise<void> {
    setBusy(true)
    setWrong(null)
    setWrong(await enter())
    setBusy(false)
  }

  return (
    <>
      {wrong && (
        <Note icon={<IconAlertCircle />} tone="error" spoken="alert">
          {wrong}
        </Note>
      )}
      <Press variant="primary" icon={<IconFingerprint />} busy={busy} onClick={() => void press()}>
        {signIn.passkey}
      </Press>
    </>
  )
}
