import { confirmIdentity } from '@omsorg/contract/sign-in/security/confirm-identity.ts'
import { challengePasskey } from '@omsorg/contract/sign-in/passkey/challenge-passkey.ts'
import { listSecondFactors } from '@omsorg/contract/sign-in/second-factor/list-second-factors.ts'
import IconDeviceMobileCode from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileCode.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import IconPassword from '@tabler/icons-react/dist/esm/icons/IconPassword.mjs'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { knowsPasskeys, showPasskey } from '../../../platform/session/passkey.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'

interface ConfirmIdentityDialogProps {
  readonly onAnswer: (confirmed: boolean) => void
}

/** Asks once more who is there, before something is changed that decides who gets in. */
export function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const { mySecurity, signIn, common } = useAllTexts()
  const { confirm } = mySecurity
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [shown, setShown] = useState('')
  const [error, setError] = useState<string | null>(null)
  const confirming = useAction(confirmIdentity, { resolves: ['credentials-wrong'] })
  const challenging = useAction(challengePasskey)
  const factors = useAnswer(listSecondFactors, { query: {} }).data?.entities ?? []
  const has = (kind: (typeof factors)[number]['kind']) => factors.some((each) => each.kind === kind)

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (shown === '') {
      setError(by === 'code' ? confirm.codeMissing : signIn.passwordMissing)
      return field.current?.focus()
    }
    const result = await confirming.run({ input: by === 'code' ? { code: shown } : { password: shown } })
    if (result?.ok) return onAnswer(true)
    if (result?.reason === 'credentials-wrong') setError(by === 'code' ? confirm.codeWrong : confirm.wrong)
    field.current?.select()
  }

  function write(next: string): void {
    setShown(next)
    setError(null)
  }

  function turnTo(next: typeof by): void {
    setBy(next)
    write('')
  }

  useEffect(() => {
    if (by === 'code') field.current?.focus()
  }, [by])

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
        <>
          {has('totp') &&
            (by === 'password' ? (
              <Button size="compact" icon={<IconDeviceMobileCode />} onClick={() => turnTo('code')}>
                {confirm.byCode}
              </Button>
            ) : (
              <Button size="compact" icon={<IconPassword />} onClick={() => turnTo('password')}>
                {confirm.byPassword}
              </Button>
            ))}
          {knowsPasskeys() && has('passkey') && (
            <Button size="compact" icon={<IconFingerprint />} onClick={() => void byPasskey()}>
              {mySecurity.passkey}
            </Button>
          )}
        </>
      }
      onClose={() => onAnswer(false)}
    >
      <form id={id} className="o-stack-12" noValidate onSubmit={(event) => void send(event)}>
        <p>{confirm.lead}</p>
        {by === 'code' ? (
          <TextField
            label={confirm.code}
            help={mySecurity.app.hint}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            ref={field}
            value={shown}
            onChange={(event) => write(event.target.value)}
            error={error}
          />
        ) : (
          <PasswordField
            label={signIn.password}
            name="password"
            autoComplete="current-password"
            showWord={common.actions.show}
            hideWord={common.actions.hide}
            ref={field}
            value={shown}
            onChange={(event) => write(event.target.value)}
            error={error}
          />
        )}
      </form>
    </ActionDialog>
  )
}
