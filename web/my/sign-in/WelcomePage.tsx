import { marketOf } from '@omsorg/domain/market.ts'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs'
import { useState } from 'react'
import { dayInWords, dayOf, timeInWords } from '../language/in-words.ts'
import { useAllTexts, useLanguage } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { askForCode } from '../session/ask-for-code.ts'
import { useWay } from '../way/WayLink.tsx'
import { go } from '../way/way.ts'
import { trouble } from './trouble.ts'
import { type DeadLink, isDead, showDead, useLink } from './use-link.ts'

/** Behind the link of the first mail. */
export function WelcomePage() {
  const { activation, dead } = useWay().about
  return typeof activation === 'string' ? (
    <OpenLink activation={activation} />
  ) : (
    <Dead why={typeof dead === 'string' && isDead(dead) ? dead : 'link-ended'} />
  )
}

function Dead({ why }: { readonly why: DeadLink }) {
  const { signIn } = useAllTexts()
  const { title, lead } = signIn.linkDead[why]
  return (
    <>
      <Outcome tone="soon" icon={<IconClock />} title={title} lead={lead} />
      <PressTo to="home" variant="primary">
        {signIn.toSignIn}
      </PressTo>
    </>
  )
}

/** Opening it uses nothing up, and no name stands here: the mail may lie open. */
function OpenLink({ activation }: { readonly activation: string }) {
  const { signIn } = useAllTexts()
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const until = useUntil(activation)

  async function send(): Promise<void> {
    setBusy(true)
    const begun = await askForCode({ activation })
    setBusy(false)
    if (!begun.ok) return isDead(begun.refusal) ? showDead(begun.refusal) : setWrong(trouble(begun.refusal, signIn))
    const { challenge, expires_in, again_in, sent_to } = begun.value
    const times = { until: Date.now() + expires_in * 1000, again: Date.now() + again_in * 1000 }
    go('code', { about: { activation, challenge, ...times, ...(sent_to ? { digits: sent_to } : {}) } })
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
        <Press variant="primary" icon={<IconDeviceMobileMessage />} busy={busy} onClick={() => void send()}>
          {signIn.sms}
        </Press>
        <p className="o-small">{signIn.smsHelp}</p>
      </Box>
      <Note icon={<IconClock />} title={until ?? signIn.linkOnce}>
        {signIn.linkOnceBody}
      </Note>
    </>
  )
}

/** By the clock of the market, as the mail says it. */
function useUntil(activation: string): string | null {
  const { signIn } = useAllTexts()
  const language = useLanguage()
  const link = useLink(activation)
  if (!link) return null
  const { timeZone } = marketOf(link.market)
  const today = dayOf(new Date().toISOString(), timeZone)
  const { on: day } = dayInWords(dayOf(link.good_until, timeZone), today, language)
  return signIn.linkUntil({ day, time: timeInWords(link.good_until, timeZone, language) })
}
