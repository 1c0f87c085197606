import { go } from '../../../platform/routing/navigation.tsx'
import { session } from '../../../platform/session/browser-session.ts'
import { useSessionState } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SignInFrame } from '../../../ui/sign-in/SignInFrame.tsx'
import { LanguageChoice } from '../../../platform/shell/public/LanguageChoice.tsx'

/** The second step of whoever owes a code (A-2.2-04). Says that it is not built yet, and leads back. */
export function TwoFactorPage() {
  const t = useAllTexts()
  const { twoFactor } = t.signInSteps
  const state = useSessionState()
  if (state.phase !== 'challenged') return null

  async function startOver(): Promise<void> {
    session.leaveChallenge()
    await go('Login')
  }

  return (
    <SignInFrame
      name={t.common.appName}
      language={<LanguageChoice />}
      title={twoFactor.title}
      lead={twoFactor.forWhom({ name: state.userName })}
      notesLabel={t.signIn.notesLabel}
    >
      <Notice
        tone="info"
        title={twoFactor.notYet}
        actions={
          <Button variant="primary" onClick={() => void startOver()}>
            {twoFactor.startOver}
          </Button>
        }
      >
        {twoFactor.notYetNext}
      </Notice>
    </SignInFrame>
  )
}
