import { useWay } from '../way/WayLink.tsx'
import { Frame } from '../shell/Frame.tsx'
import { CallCard } from '../shell/CallCard.tsx'
import { ChoosePage } from './ChoosePage.tsx'
import { CodePage } from './CodePage.tsx'
import { EidChoicePage } from './eid/EidChoicePage.tsx'
import { EidPage } from './eid/EidPage.tsx'
import { ContactPage } from './ContactPage.tsx'
import { WelcomePage } from './WelcomePage.tsx'

const pages = {
  contact: ContactPage,
  code: CodePage,
  welcome: WelcomePage,
  eid: EidPage,
  'eid-choice': EidChoicePage,
} as const

/** What a visitor sees, wherever the address leads: after signing in it opens. */
export function SignInPages() {
  const { stop } = useWay()
  const Page = stop !== null && stop in pages ? pages[stop as keyof typeof pages] : ChoosePage
  return (
    <Frame call={<CallCard numbers={[]} />}>
      <Page />
    </Frame>
  )
}
