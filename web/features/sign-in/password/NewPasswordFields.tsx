import type { PasswordFault } from '@omsorg/domain/sign-in/password/password-rules.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import type { TextFieldProps } from '../../../ui/fields/TextField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

interface NewPasswordFieldsProps {
  readonly faults: readonly PasswordFault[]
  readonly password: Omit<TextFieldProps, 'label'>
  readonly repeat: Omit<TextFieldProps, 'label'>
  readonly rulesId: string
}

/** A new password, twice, with its rules between. */
export function NewPasswordFields({ faults, password, repeat, rulesId }: NewPasswordFieldsProps) {
  const t = useAllTexts()
  const { fields } = t.passwordSteps
  const words = { showWord: t.common.actions.show, hideWord: t.common.actions.hide }
  return (
    <>
      <PasswordField label={fields.newPassword} size="large" {...words} autoComplete="new-password" {...password} />
      <PasswordRules id={rulesId} faults={faults} />
      <PasswordField label={fields.repeat} size="large" {...words} autoComplete="new-password" {...repeat} />
    </>
  )
}
