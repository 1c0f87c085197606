import { ChangePassword } from './ChangePassword.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { PasswordByLink } from './PasswordByLink.tsx'
import type { PasswordStep } from './use-password-step.ts'

export interface StepPageProps {
  /** The user name that was typed already. */
  readonly userName: string
  readonly onOpen: (kind: 'forgotten' | 'change') => void
  readonly onLeave: () => void
}

interface PasswordStepPageProps extends StepPageProps {
  readonly step: PasswordStep
}

/** What one does about a password in place of signing in with it. Loaded when it is needed. */
export default function PasswordStepPage({ step, ...page }: PasswordStepPageProps) {
  if ('token' in step) return <PasswordByLink {...step} {...page} />
  return step.kind === 'forgotten' ? <ForgottenPassword {...page} /> : <ChangePassword {...page} />
}
