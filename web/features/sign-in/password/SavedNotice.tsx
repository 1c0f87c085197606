import type { SignInTrouble } from '../../../platform/session/sign-in-trouble.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { StepFrame } from './StepFrame.tsx'

interface SavedNoticeProps {
  readonly trouble: SignInTrouble | null
  readonly onLeave: () => void
}

/** The password is saved, and something else keeps the person out. */
export function SavedNotice({ trouble, onLeave }: SavedNoticeProps) {
  const { savedButNotIn, ended, back } = useAllTexts().passwordSteps
  const isLocked = trouble === 'locked'
  return (
    <StepFrame title={savedButNotIn.title} onLeave={onLeave}>
      <div className="o-stack">
        <Notice tone={isLocked ? 'soon' : 'info'} spoken {...(isLocked ? { title: ended.lockedTitle } : {})}>
          {isLocked ? ended.locked : savedButNotIn.body}
        </Notice>
        <div>
          <Button variant="primary" onClick={onLeave}>
            {back}
          </Button>
        </div>
      </div>
    </StepFrame>
  )
}
