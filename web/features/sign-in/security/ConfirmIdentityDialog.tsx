import { confirmIdentity } from '@omsorg/contract/sign-in/security/confirm-identity.ts'
import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useId, useRef, useState, type FormEvent } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAction } from '../../../platform/calls/use-action.ts'
import { knowsPasskeys, showPasskey } from '../../../platform/session/passkey.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'

interface ConfirmIdentityDialogProps {
  readonly onAnswer: (confirmed: boolean) => void
}

/** Asks once more who is there, before something is changed that decides who gets in. */
export function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const { mySecurity, signIn, common } = useAllTexts()
  const { confirm } = mySecurity
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const confirming = useAction(confirmIdentity, { resolves: ['credentials-wrong'] })
  const challenging = useAction(challengePasskey)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (password === '') {
      setError(signIn.passwordMissing)
      return field.current?.focus()
    }
    const result = await confirming.run({ input: { password } })
    if (result?.ok) return onAnswer(true)
    if (result?.reason === 'credentials-wrong') setError(confirm.wrong)
    field.current?.select()
  }

  async function byPasskey(): Promise<void> {
    const asked = await challenging.run({ input: {} })
    const shown = asked?.ok ? await showPasskey(asked.value) : null
    if (!shown) return
    const result = await confirming.run({ input: { passkey: shown } })
    if (result?.ok) return onAnswer(true)
    if (result?.reason === 'credentials-wrong') setError(confirm.passkeyWrong)
  }

  return (
    <ActionDialog
      title={confirm.title}
      action={confirm.submit}
      form={id}
      busy={confirming.busy}
      other={
        knowsPasskeys() && (
          <Button size="compact" icon={<IconFingerprint />} onClick={() => void byPasskey()}>
            {mySecurity.passkey}
          </Button>
        )
      }
      onClose={() => onAnswer(false)}
    >
      <form id={id} className="o-stack-12" noValidate onSubmit={(event) => void send(event)}>
        <p>{confirm.lead}</p>
        <PasswordField
          label={signIn.password}
          name="password"
          autoComplete="current-password"
          showWord={common.actions.show}
          hideWord={common.actions.hide}
          ref={field}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setError(null)
          }}
          error={error}
        />
      </form>
    </ActionDialog>
  )
}
