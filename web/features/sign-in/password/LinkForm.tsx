import type { resetPassword } from '@omsorg/contract/sign-in/password/reset-password.ts'
import type { setPassword } from '@omsorg/contract/sign-in/password/set-password.ts'
import { useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { LinkEnded } from './LinkEnded.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { StepPageProps } from './PasswordStepPage.tsx'
import { SavedNotice } from './SavedNotice.tsx'
import { StepFrame } from './StepFrame.tsx'
import { useEnter } from './use-enter.ts'
import { useNewPassword } from './use-new-password.ts'

interface LinkFormProps {
  readonly endpoint: typeof resetPassword | typeof setPassword
  readonly kind: 'reset' | 'welcome'
  readonly token: string
  readonly userName: string
  readonly words: readonly string[]
  readonly title: string
  readonly lead: string
  readonly page: StepPageProps
}

/** The password that a link sets; with it the person is in. */
export function LinkForm({ endpoint, kind, token, userName, words, title, lead, page }: LinkFormProps) {
  const t = useAllTexts()
  const chosen = useNewPassword()
  const { enter, left } = useEnter()
  const [ended, setEnded] = useState<string | null>(null)
  const form = useForm(endpoint, {
    id: 'new-password',
    initial: { password: '', repeat: '' },
    toSend: ({ password }) => ({ input: { token, password } }),
    rules: (values) => chosen.rules(values, { words }),
    resolves: ['password-weak', 'link-ended', 'account-deactivated'],
  })

  async function send(): Promise<void> {
    const { password } = form.read()
    const result = await form.submit()
    if (result?.ok) return enter(result.value.userName, password)
    if (result?.reason === 'password-weak') chosen.refuse(password, result.detail.faults)
    else if (result?.definite) setEnded(result.reason)
  }

  if (left) return <SavedNotice trouble={left.trouble} onLeave={page.onLeave} />
  if (ended) return <LinkEnded kind={kind} why={ended} {...page} />
  return (
    <StepFrame title={title} lead={lead} onLeave={page.onLeave}>
      <Form className="o-stack" onSend={send}>
        <TextField label={t.signIn.userName} size="large" autoComplete="username" value={userName} readOnly />
        <NewPasswordFields
          faults={chosen.faultsOf(form.values.password, { words })}
          rulesId={form.idOf('rules')}
          password={{ ...form.field('password'), autoFocus: true }}
          repeat={form.field('repeat')}
        />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          {t.passwordSteps.byLink.submit}
        </Button>
      </Form>
    </StepFrame>
  )
}
