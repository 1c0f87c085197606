import type { ReactNode } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { SignInFrame } from '../../../ui/sign-in/SignInFrame.tsx'
import { LanguageChoice } from '../../../platform/shell/public/LanguageChoice.tsx'

interface StepFrameProps {
  readonly title: string
  readonly lead?: string
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** The sign-in page with something else in its middle, and the way back to it. */
export function StepFrame({ title, lead, onLeave, children }: StepFrameProps) {
  const t = useAllTexts()
  return (
    <SignInFrame
      name={t.common.appName}
      language={<LanguageChoice />}
      title={title}
      lead={lead}
      notesLabel={t.signIn.notesLabel}
      foot={
        <Button variant="text" onClick={onLeave}>
          {t.passwordSteps.back}
        </Button>
      }
    >
      {children}
    </SignInFrame>
  )
}
