import { setPassword } from '@omsorg/contract/sign-in/password/set-password.ts'
import { ownWordsOf } from '@omsorg/domain/sign-in/password/own-words.ts'
import { Form } from '../../../platform/forms/Form.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import type { StepPageProps } from './PasswordStepPage.tsx'
import { SavedNotice } from './SavedNotice.tsx'
import { StepFrame } from './StepFrame.tsx'
import { useEnter } from './use-enter.ts'
import { useNewPassword } from './use-new-password.ts'

interface Change {
  readonly userName: string
  readonly currentPassword: string
  readonly password: string
  readonly repeat: string
}

const contextOf = ({ userName, currentPassword }: Change) => ({
  words: ownWordsOf({ userName, firstName: '', lastName: '', email: null }),
  current: currentPassword,
})

/** Another password by the current one. */
export function ChangePassword({ userName, onOpen, onLeave }: StepPageProps) {
  const t = useAllTexts()
  const { change, ended } = t.passwordSteps
  const chosen = useNewPassword()
  const { enter, left } = useEnter()
  const initial: Change = { userName, currentPassword: '', password: '', repeat: '' }
  const form = useForm(setPassword, {
    id: 'change-password',
    initial,
    toSend: ({ userName: name, currentPassword, password }) => ({
      input: { userName: name.trim(), currentPassword, password },
    }),
    rules: (values) => [
      ...(values.currentPassword === '' ? [{ at: 'currentPassword', text: t.validation.required }] : []),
      ...(values.userName.trim() === '' ? [{ at: 'userName', text: t.signIn.userNameMissing }] : []),
      ...(/[\s<>]/.test(values.userName.trim()) ? [{ at: 'userName', text: t.validation.badUsername }] : []),
      ...chosen.rules(values, contextOf(values)),
    ],
    resolves: ['credentials-wrong', 'account-deactivated', 'account-locked', 'password-weak'],
  })
  const { notDone } = form
  const told = notDone?.reason && noticeFor(notDone.reason)

  async function send(): Promise<void> {
    const { password, userName: name } = form.read()
    const result = await form.submit()
    if (result?.ok) return enter(name.trim(), password)
    if (result?.reason === 'password-weak') chosen.refuse(password, result.detail.faults)
  }

  function noticeFor(reason: string) {
    if (reason === 'credentials-wrong') return { title: t.validation.badUsernameOrPassword, body: '', forgotten: true }
    if (reason === 'account-locked') return { title: ended.lockedTitle, body: ended.locked, forgotten: false }
    if (reason !== 'account-deactivated') return null
    return { title: ended.inactiveTitle, body: ended.inactive, forgotten: false }
  }

  if (left) return <SavedNotice trouble={left.trouble} onLeave={onLeave} />
  const words = { showWord: t.common.actions.show, hideWord: t.common.actions.hide }
  return (
    <StepFrame title={change.title} lead={change.lead} onLeave={onLeave}>
      <Form className="o-stack" onSend={send}>
        {told && (
          <Notice
            tone="error"
            spoken
            title={told.title}
            actions={
              told.forgotten && (
                <Button variant="text" onClick={() => onOpen('forgotten')}>
                  {change.forgotten}
                </Button>
              )
            }
          >
            {told.body}
          </Notice>
        )}
        <TextField
          label={t.signIn.userName}
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          autoFocus={userName === ''}
          {...form.field('userName')}
        />
        <PasswordField label={change.current} size="large" {...words} {...form.field('currentPassword')} />
        <NewPasswordFields
          faults={chosen.faultsOf(form.values.password, contextOf(form.values))}
          rulesId={form.idOf('rules')}
          password={form.field('password')}
          repeat={form.field('repeat')}
        />
        <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
          {change.submit}
        </Button>
      </Form>
    </StepFrame>
  )
}
