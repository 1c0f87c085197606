import '../ui/theme/fonts.css'
import '../ui/theme/tokens.css'
import '../ui/theme/base.css'
import './my.css'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { watchNetwork } from '../platform/line.ts'
import { pressOnceOnDoubleClick } from '../ui/action/double-click.ts'
import { startLanguage } from './language/speaking.ts'
import { applyAppearance, onSystemScheme } from '../ui/theme/appearance.ts'
import { loadSide, Portal } from './Portal.tsx'
import { session, watchActivity } from './session/session-here.ts'
import { takeEid } from './sign-in/eid/eid-return.ts'
import { takeActivation } from './sign-in/activation-link.ts'

/** Light or dark as the device is: nobody is asked. */
const followScheme = () => applyAppearance({ scheme: 'auto', density: 'comfortable', singleKeys: true })
followScheme()
onSystemScheme(followScheme)

pressOnceOnDoubleClick(window)
takeActivation()
takeEid()
const loading = loadSide(session.state().phase === 'signed-in' ? 'inside' : 'door')
await startLanguage()
const first = await loading
await first.readFirst?.()
watchNetwork()
watchActivity()

const place = document.getElementById('omsorg')
if (!place) throw new Error('The page has no place for the portal')
// What the document has drawn of the door gives way to the page itself, in one stroke.
place.inert = false
place.ariaHidden = null
flushSync(() =>
  createRoot(place).render(
    <StrictMode>
      <Portal first={first} />
    </StrictMode>,
  ),
)
// For the next visit: this one does not wait for it.
void import('./offline/install.ts').then(({ installShell }) => installShell())
