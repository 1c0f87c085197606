import { requestReset } from '@omsorg/contract/sign-in/password/request-reset.ts'
import { resetLinkMinutes } from '@omsorg/domain/sign-in/password/reset-limits.ts'
import { useState } from 'react'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { StepPageProps } from './PasswordStepPage.tsx'
import { StepFrame } from './StepFrame.tsx'

/** Asks for a link by the address of the account, and says the same whether there is one. */
export function ForgottenPassword({ userName, onLeave }: StepPageProps) {
  const { forgotten } = useAllTexts().passwordSteps
  const [sent, setSent] = useState(false)
  const form = useForm(requestReset, {
    id: 'forgotten',
    initial: { email: userName.includes('@') ? userName : '' },
    toSend: ({ email }) => ({ input: { email: email.trim() } }),
  })

  async function send(): Promise<void> {
    const result = await form.submit()
    if (result?.ok) setSent(true)
  }

  if (sent) {
    return (
      <StepFrame title={forgotten.sentTitle} onLeave={onLeave}>
        <div className="o-stack">
          <Notice tone="fresh" spoken>
            {forgotten.sent({ minutes: resetLinkMinutes })}
          </Notice>
          <p className="o-second">{forgotten.nothing}</p>
          <div>
            <Button onClick={() => setSent(false)}>{forgotten.again}</Button>
          </div>
        </div>
      </StepFrame>
    )
  }
  return (
    <StepFrame title={forgotten.title} lead={forgotten.lead} onLeave={onLeave}>
      <Form className="o-stack" onSend={send}>
        <TextField
          label={forgotten.email}
          size="large"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          autoFocus
          {...form.field('email')}
        />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          {forgotten.submit}
        </Button>
      </Form>
    </StepFrame>
  )
}
