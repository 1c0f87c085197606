import './ui/theme/fonts.css'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Door, isDoor, loadSignIn } from './door.tsx'
import { membership } from './platform/calls/client.ts'
import { startLanguage } from './platform/language.ts'
import { watchNetwork } from './platform/line.ts'
import { session, watchActivity } from './platform/session/browser-session.ts'
import { actingId } from './platform/session/session-user.ts'
import { handSessionOver } from './platform/session/new-tab.ts'
import { TextsProvider } from './platform/texts.tsx'
import { pressOnceOnDoubleClick } from './ui/action/double-click.ts'
import { applyAppearance, storedAppearance } from './ui/theme/appearance.ts'
import { ThemeProvider } from './ui/theme/ThemeProvider.tsx'

applyAppearance(storedAppearance())
pressOnceOnDoubleClick(window)

const atDoor = isDoor(location.pathname) && session.state().phase === 'signed-out'
handSessionOver()

// Rules of the domain reckon with Temporal; none of them runs before the first screen.
const calendar = 'Temporal' in globalThis ? null : import('temporal-polyfill/global')
const language = startLanguage()
const signIn = atDoor ? loadSignIn() : null
await calendar
const application = atDoor ? null : import('./application.tsx')
if (!atDoor) readMembershipEarly()
await language
// Before anything is drawn: behind a fallback React would hold back a page that is ready for 300 ms.
const SignIn = (await signIn)?.default
const inside = await application
await inside?.firstScreen()
const Application = inside?.default

void import('./platform/maintenance/maintenance.ts').then(({ followMaintenance }) => followMaintenance())
watchActivity()
watchNetwork()

/** The guard of the first screen waits for it. It asks again, and decides without it when that fails. */
function readMembershipEarly(): void {
  const state = session.state()
  if (state.phase === 'signed-in') membership.load(actingId(state.user)).catch(() => null)
}

const place = document.getElementById('omsorg')
if (!place) throw new Error('The page has no place for the application')
// What the document has drawn of the sign-in page gives way to the page itself, in one stroke.
place.inert = false
place.ariaHidden = null
flushSync(() =>
  createRoot(place).render(
    <StrictMode>
      <ThemeProvider>
        <TextsProvider>
          {SignIn && <Door SignIn={SignIn} />}
          {Application && <Application />}
        </TextsProvider>
      </ThemeProvider>
    </StrictMode>,
  ),
)
