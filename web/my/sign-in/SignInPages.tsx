import type { ComponentType } from 'react'
import { useWay } from '../way/WayLink.tsx'
import { isSignInStop, type signInStops } from '../way/way.ts'
import { Frame } from '../shell/Frame.tsx'
import { CallCard } from '../shell/CallCard.tsx'
import { ChoosePage } from './ChoosePage.tsx'
import { CodePage } from './CodePage.tsx'
import { EidChoicePage } from './eid/EidChoicePage.tsx'
import { EidPage } from './eid/EidPage.tsx'
import { ContactPage } from './ContactPage.tsx'
import { WelcomePage } from './WelcomePage.tsx'

const pages: Readonly<Record<(typeof signInStops)[number], ComponentType>> = {
  contact: ContactPage,
  code: CodePage,
  welcome: WelcomePage,
  eid: EidPage,
  'eid-choice': EidChoicePage,
}

/** What a visitor sees, wherever the address leads: after signing in it opens. */
export function SignInPages() {
  const { stop } = useWay()
  const Page = isSignInStop(stop) ? pages[stop] : ChoosePage
  return (
    <Frame call={<CallCard numbers={[]} />}>
      <Page />
    </Frame>
  )
}
