import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import type { StepPageProps } from './PasswordStepPage.tsx'
import { StepFrame } from './StepFrame.tsx'

interface LinkEndedProps extends StepPageProps {
  readonly kind: 'reset' | 'welcome'
  readonly why: string | undefined
}

/** A link that opens nothing: why, and what to do instead. */
export function LinkEnded({ kind, why, onOpen, onLeave }: LinkEndedProps) {
  const { ended, back } = useAllTexts().passwordSteps
  const told =
    why === 'already-registered'
      ? { title: ended.usedTitle, body: ended.used }
      : why === 'account-deactivated'
        ? { title: ended.inactiveTitle, body: ended.inactive }
        : kind === 'reset'
          ? { title: ended.resetTitle, body: ended.reset }
          : { title: ended.welcomeTitle, body: ended.welcome }
  const mayAsk = why !== 'account-deactivated' && (kind === 'reset' || why === 'already-registered')
  return (
    <StepFrame title={told.title} onLeave={onLeave}>
      <div className="o-stack">
        <Notice tone="soon" spoken>
          {told.body}
        </Notice>
        <div className="o-row">
          {mayAsk && (
            <Button variant={kind === 'reset' ? 'primary' : 'outlined'} onClick={() => onOpen('forgotten')}>
              {ended.newLink}
            </Button>
          )}
          {why === 'already-registered' && (
            <Button variant="primary" onClick={onLeave}>
              {back}
            </Button>
          )}
        </div>
      </div>
    </StepFrame>
  )
}
