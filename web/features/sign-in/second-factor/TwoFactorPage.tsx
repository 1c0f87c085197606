import { useEffect } from 'react'
import { RouteLink, go, openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { session } from '../../../platform/session/browser-session.ts'
import { useSessionState } from '../../../platform/session/use-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { SignInFrame } from '../../../ui/sign-in/SignInFrame.tsx'
import { LanguageChoice } from '../../../platform/shell/public/LanguageChoice.tsx'
import { OpenStep } from './OpenStep.tsx'
import css from './TwoFactorPage.module.css'
import { useSecondStep } from './use-second-step.ts'

/** The second step of whoever owes one (A-2.2-04). Then the root chooses the way, as after every sign-in (A-4.2-06). */
export function TwoFactorPage() {
  const state = useSessionState()
  const isIn = state.phase === 'signed-in'
  useEffect(() => {
    if (isIn) void openAddress(pathTo('home'), { replace: true })
  }, [isIn])
  return state.phase === 'challenged' ? <SecondStep userName={state.userName} challenge={state.challenge} /> : null
}

async function startOver(): Promise<void> {
  session.leaveChallenge()
  // Whoever wanted to enter a child is still signed in, and is led on by the page.
  if (session.state().phase !== 'signed-in') await go('Login')
}

interface SecondStepProps {
  readonly userName: string
  readonly challenge: string
}

function SecondStep({ userName, challenge }: SecondStepProps) {
  const t = useAllTexts()
  const words = t.secondStep
  const step = useSecondStep(challenge)
  const hasEnded = step.state === 'ended'
  return (
    <SignInFrame
      name={t.common.appName}
      language={<LanguageChoice />}
      title={hasEnded ? words.ended.title : words.title}
      lead={
        hasEnded ? undefined : (
          <>
            {words.signingInAs} <b className={css.userName}>{userName}</b>.{' '}
            <button type="button" className={css.link} onClick={() => void startOver()}>
              {words.notYou}
            </button>
          </>
        )
      }
      foot={<RouteLink to={pathTo('Accessibility')}>{t.shell.footer.accessibility}</RouteLink>}
      notesLabel={t.signIn.notesLabel}
    >
      {hasEnded && (
        <div className="o-stack" role="status">
          <p className={css.endedText}>{words.ended.text}</p>
          <Button variant="primary" size="large" onClick={() => void startOver()}>
            {words.ended.action}
          </Button>
        </div>
      )}
      {step.state === 'loading' && <Skeleton kind="line" rows={6} label={t.common.states.loading} />}
      {step.state === 'failed' && (
        <Notice
          tone="error"
          spoken
          title={words.notRead}
          actions={<Button onClick={step.again}>{t.common.actions.retry}</Button>}
        />
      )}
      {step.state === 'open' && step.told && <OpenStep {...step} told={step.told} assertion={challenge} />}
    </SignInFrame>
  )
}
