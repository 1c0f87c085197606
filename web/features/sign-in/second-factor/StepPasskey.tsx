import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useState } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { messages } from '../../../platform/messages.ts'
import { session } from '../../../platform/session/browser-session.ts'
import { knowsPasskeys, showPasskey } from '../../../platform/session/passkey.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import css from './TwoFactorPage.module.css'

interface StepPasskeyProps {
  /** The time and the tries that are left. */
  readonly left: string
  /** It was not the right one: the server says what is left. */
  readonly onWrong: () => Promise<unknown>
}

/** Finishes the step with a passkey: the password that was right stays so, whoever gives it up may choose another way. */
export function StepPasskey({ left, onWrong }: StepPasskeyProps) {
  const { secondStep, mySecurity } = useAllTexts()
  const words = secondStep.passkey
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<'not-shown' | 'not-checked' | null>(null)

  async function show(): Promise<void> {
    setBusy(true)
    setTrouble(null)
    const asked = await call(challengePasskey, { input: {} }, { silent: true })
    const shown = asked.ok ? await showPasskey(asked.value) : null
    const outcome = shown && (await session.showStep(JSON.stringify(shown)))
    if (outcome?.ok) return
    setBusy(false)
    if (outcome?.refusal !== 'credentials-wrong') return setTrouble(asked.ok && !shown ? 'not-shown' : 'not-checked')
    messages.announce({ kind: 'dialog', title: 'system', text: words.wrong })
    await onWrong()
  }

  return (
    <div className="o-stack">
      <p className={css.small}>{left}</p>
      {trouble === 'not-shown' && <Notice tone="info" spoken title={words.notShown} />}
      {trouble === 'not-checked' && <Notice tone="error" spoken title={words.notChecked} />}
      <Button
        variant="primary"
        size="large"
        wide
        icon={<IconFingerprint />}
        busy={busy}
        reason={knowsPasskeys() ? undefined : mySecurity.factors.noPasskeys}
        onClick={() => void show()}
      >
        {words.show}
      </Button>
    </div>
  )
}
