import {
  faultsOfPassword,
  type PasswordContext,
  type PasswordFault,
} from '@omsorg/domain/sign-in/password/password-rules.ts'
import { useState } from 'react'
import type { FieldError } from '../../../platform/forms/use-form.ts'
import { useAllTexts } from '../../../platform/texts.tsx'

interface NewPassword {
  readonly password: string
  readonly repeat: string
}

/** What is wrong with a new password: by the rules that the browser knows, and by those of the server once it was refused. */
export function useNewPassword() {
  const { passwordSteps, validation } = useAllTexts()
  const { fields } = passwordSteps
  const [refused, setRefused] = useState<{ password: string; faults: readonly PasswordFault[] } | null>(null)

  const faultsOf = (password: string, context: PasswordContext): readonly PasswordFault[] =>
    refused?.password === password ? refused.faults : faultsOfPassword(password, context)

  return {
    faultsOf,
    refuse: (password: string, faults: readonly PasswordFault[]) => setRefused({ password, faults }),
    rules: ({ password, repeat }: NewPassword, context: PasswordContext): FieldError[] => [
      ...(password !== '' && faultsOf(password, context).length > 0 ? [{ at: 'password', text: fields.weak }] : []),
      ...wrongRepeat({ password, repeat }).map((wrong) => ({
        at: 'repeat',
        text: wrong === 'missing' ? validation.required : fields.different,
      })),
    ],
  }
}

/** What is wrong with the second time that a password is written. */
export function wrongRepeat({ password, repeat }: NewPassword): readonly ('missing' | 'different')[] {
  if (repeat === password) return []
  return [repeat === '' ? 'missing' : 'different']
}
