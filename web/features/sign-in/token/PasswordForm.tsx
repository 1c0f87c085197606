import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react'
import { messages } from '../../../platform/messages.ts'
import { go } from '../../../platform/routing/navigation.tsx'
import { session } from '../../../platform/session/browser-session.ts'
import { type SignInTrouble, troubleOf } from '../../../platform/session/sign-in-trouble.ts'
import { useSessionState } from '../../../platform/session/use-session.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import css from './SignInPage.module.css'

export interface Credentials {
  readonly userName: string
  readonly password: string
}

interface PasswordFormProps {
  readonly credentials: Credentials
  readonly onChange: (credentials: Credentials) => void
  readonly onForgotten: () => void
  /** What keeps the person out, once the dialog has said it; null while another try is under way. */
  readonly onTrouble: (trouble: SignInTrouble | null) => void
  readonly submitRef: Ref<HTMLButtonElement>
}

/** User name and password. A failure is told in one dialog; then the password stands marked, ready to be written anew. */
export function PasswordForm({ credentials, onChange, onForgotten, onTrouble, submitRef }: PasswordFormProps) {
  const t = useTexts()
  const busy = useSessionState().phase === 'signing-in'
  const userNameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  const { userName, password } = credentials

  useEffect(() => userNameField.current?.focus(), [])

  async function signIn(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (userName.trim() === '') return userNameField.current?.focus()
    if (password === '') return passwordField.current?.focus()
    onTrouble(null)
    const outcome = await session.signIn(userName.trim(), password)
    if (outcome.ok) return outcome.next === '2fa' ? go('2fa') : undefined
    passwordField.current?.select()
    onTrouble(troubleOf(outcome.code))
    messages.announce({ kind: 'dialog', title: 'system', code: outcome.code })
  }

  return (
    <form className="o-stack" method="post" noValidate onSubmit={(event) => void signIn(event)}>
      <TextField
        label={t.signIn.userName}
        name="username"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        ref={userNameField}
        value={userName}
        onChange={(event) => onChange({ ...credentials, userName: event.target.value })}
        error={tried && userName.trim() === '' ? t.signIn.userNameMissing : null}
      />
      <PasswordField
        label={t.signIn.password}
        name="password"
        size="large"
        aside={
          <button type="button" className={css.link} onClick={onForgotten}>
            {t.signIn.forgot}
          </button>
        }
        showWord={t.common.actions.show}
        hideWord={t.common.actions.hide}
        ref={passwordField}
        value={password}
        onChange={(event) => onChange({ ...credentials, password: event.target.value })}
        error={tried && password === '' ? t.signIn.passwordMissing : null}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        iconAfter={busy ? null : <IconArrowRight />}
        busy={busy}
        ref={submitRef}
      >
        {busy ? t.signIn.signingIn : t.signIn.submit}
      </Button>
    </form>
  )
}
