import { readPasswordLink } from '@omsorg/contract/sign-in/password/read-password-link.ts'
import { resetPassword } from '@omsorg/contract/sign-in/password/reset-password.ts'
import { setPassword } from '@omsorg/contract/sign-in/password/set-password.ts'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { reasonOf, refusalIn } from '../../../platform/calls/result.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { LinkEnded } from './LinkEnded.tsx'
import { LinkForm } from './LinkForm.tsx'
import type { StepPageProps } from './PasswordStepPage.tsx'
import { StepFrame } from './StepFrame.tsx'

interface PasswordByLinkProps extends StepPageProps {
  readonly kind: 'reset' | 'welcome'
  readonly token: string
}

/** A password by the link of a mail. Whether the link is still good is told before anybody types. */
export function PasswordByLink({ kind, token, ...page }: PasswordByLinkProps) {
  const t = useAllTexts()
  const { byLink } = t.passwordSteps
  const title = kind === 'reset' ? byLink.resetTitle : byLink.welcomeTitle
  const link = useAnswer(
    readPasswordLink,
    { input: { token } },
    { anew: true, resolves: ['link-ended', 'already-registered', 'account-deactivated'] },
  )
  if (refusalIn(link.error)) return <LinkEnded kind={kind} why={reasonOf(link.error) ?? undefined} {...page} />
  if (!link.data) {
    return (
      <StepFrame title={title} onLeave={page.onLeave}>
        <InsteadOfAnswer answer={link} kind="line" rows={4} />
      </StepFrame>
    )
  }
  const { userName, words } = link.data
  const lead = kind === 'reset' ? byLink.forWhom({ userName }) : byLink.welcomeLead
  const form = { kind, token, userName, words, title, lead, page }
  return kind === 'reset' ? (
    <LinkForm endpoint={resetPassword} {...form} />
  ) : (
    <LinkForm endpoint={setPassword} {...form} />
  )
}
