import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs'
import { useState } from 'react'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { askForCode } from '../session/ask-for-code.ts'
import { useWay } from '../way/WayLink.tsx'
import { go } from '../way/way.ts'
import { trouble } from './trouble.ts'

/** Behind the link of the first mail. Opening it uses nothing up, and no name stands here: the mail may lie open. */
export function WelcomePage() {
  const { signIn } = useAllTexts()
  const { about } = useWay()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const activation = about['activation']

  async function send(link: string): Promise<void> {
    setBusy(true)
    const begun = await askForCode({ activation: link })
    setBusy(false)
    if (!begun.ok && begun.refusal.startsWith('link-')) {
      go('welcome', { about: { dead: 'yes' }, replace: true })
      return focusPage()
    }
    if (!begun.ok) return setWrong(trouble(begun.refusal, signIn))
    const { challenge, expires_in, again_in, sent_to } = begun.value
    const times = { until: Date.now() + expires_in * 1000, again: Date.now() + again_in * 1000 }
    go('code', { about: { activation: link, challenge, ...times, ...(sent_to ? { digits: sent_to } : {}) } })
  }

  if (typeof activation !== 'string') {
    return (
      <>
        <Outcome tone="soon" icon={<IconClock />} title={signIn.linkDead} lead={signIn.linkDeadLead} />
        <PressTo to="home" variant="primary">
          {signIn.toSignIn}
        </PressTo>
        <p className="o-small">{signIn.linkNew}</p>
      </>
    )
  }
  return (
    <>
      <Titles title={signIn.welcome} lead={signIn.welcomeLead} />
      <Box title={signIn.show}>
        {wrong && (
          <Note icon={<IconAlertCircle />} tone="error" spoken="alert">
            {wrong}
          </Note>
        )}
        <Press variant="primary" icon={<IconDeviceMobileMessage />} busy={busy} onClick={() => void send(activation)}>
          {signIn.sms}
        </Press>
        <p className="o-small">{signIn.smsHelp}</p>
      </Box>
      <Note icon={<IconClock />} title={signIn.linkOnce}>
        {signIn.linkOnceBody}
      </Note>
    </>
  )
}
