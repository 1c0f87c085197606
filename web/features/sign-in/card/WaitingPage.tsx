import type { ReactNode } from 'react'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { SignInFrame } from '../../../ui/sign-in/SignInFrame.tsx'
import { LanguageChoice } from '../../../platform/shell/public/LanguageChoice.tsx'

interface WaitingPageProps {
  readonly title: string
  readonly lead?: ReactNode
}

/** While somebody else is waited for: what happens, and the way back. */
export function WaitingPage({ title, lead }: WaitingPageProps) {
  const t = useAllTexts()
  return (
    <SignInFrame
      name={t.common.appName}
      language={<LanguageChoice />}
      title={title}
      lead={lead}
      notesLabel={t.signIn.notesLabel}
    >
      <RouteLink to={pathTo('Login')}>{t.signInSteps.card.otherWay}</RouteLink>
    </SignInFrame>
  )
}
