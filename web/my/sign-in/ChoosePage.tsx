import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs'
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useEffect, useState } from 'react'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { knowsPasskeys } from '../../platform/session/passkey.ts'
import { useAllTexts, useLanguage } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { isWaitingNoted } from '../offline/waiting-note.ts'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { useSession } from '../session/session-here.ts'
import { go, hereNow, type Stop } from '../way/way.ts'
import { eidsHere, learnEids } from '../session/eids-here.ts'
import { isPasskeyRemembered } from '../session/remembered-passkey.ts'
import { offeredEids, type OfferedEids } from './eid/offered-eids.ts'
import { useEid } from './eid/use-eid.ts'
import { ByPasskey } from './ByPasskey.tsx'

/** How one signs in; and, for whoever was signed in a moment ago, why not any more. */
export function ChoosePage() {
  const { signIn } = useAllTexts()
  const state = useSession()
  const why = state.phase === 'signed-out' ? state.why : null
  const leads = {
    idle: signIn.outIdle,
    left: signIn.outLeft,
    ended: signIn.outEnded,
    elsewhere: signIn.outElsewhere,
  } as const
  const after = hereNow().stop ?? 'home'
  const offered = offeredEids(eidsHere(), useLanguage())
  const isOffline = useIsOffline()
  const byPasskey = knowsPasskeys() && isPasskeyRemembered()
  const [, learned] = useState(0)
  // Opened without a line, the page knows the e-IDs once it is back.
  useEffect(() => {
    if (!isOffline || eidsHere().length > 0) return
    return () => void learnEids().then(() => learned((before) => before + 1))
  }, [isOffline])
  // Whoever hears the page hears first that the session has ended.
  useEffect(() => {
    if (why) focusPage()
  }, [why])
  return (
    <>
      {why ? (
        <Outcome tone="soon" title={signIn.out} lead={leads[why]} />
      ) : (
        <Titles title={signIn.title} lead={signIn.lead} />
      )}
      {isOffline && (
        <Note icon={<IconWifiOff />} tone="soon" spoken="status" title={signIn.offline}>
          {isWaitingNoted() ? signIn.offlineWaits : signIn.offlineLocked}
        </Note>
      )}
      <Box label={signIn.title}>
        {byPasskey && <ByPasskey after={after} />}
        <ByEid after={after} offered={offered} main={!byPasskey} />
        <Press
          variant={byPasskey || eidsHere().length > 0 ? 'outlined' : 'primary'}
          icon={<IconDeviceMobileMessage />}
          onClick={() => go('contact', { about: { after } })}
        >
          {signIn.code}
        </Press>
        {offered.first && offered.more && (
          <Press icon={<IconId />} onClick={() => go('eid-choice', { about: { after } })}>
            {signIn.otherEid}
          </Press>
        )}
        <p className="o-small">{signIn.firstTime}</p>
      </Box>
    </>
  )
}

interface ByEidProps {
  readonly after: Stop
  readonly offered: OfferedEids
  /** No other way stands before it. */
  readonly main: boolean
}

/** That of the language, or the way to all of them. */
function ByEid({ after, offered: { first, more }, main }: ByEidProps) {
  const { signIn } = useAllTexts()
  const { going, wrong, start } = useEid(after)
  return (
    <>
      {wrong && (
        <Note icon={<IconAlertCircle />} tone="error" spoken="alert">
          {wrong}
        </Note>
      )}
      {first && (
        <Press
          variant={main ? 'primary' : 'outlined'}
          icon={<IconId />}
          busy={going !== null}
          onClick={() => start(first)}
        >
          {signIn.eids[first]}
        </Press>
      )}
      {!first && more && (
        <Press
          variant={main ? 'primary' : 'outlined'}
          icon={<IconId />}
          onClick={() => go('eid-choice', { about: { after } })}
        >
          {signIn.eid}
        </Press>
      )}
    </>
  )
}
