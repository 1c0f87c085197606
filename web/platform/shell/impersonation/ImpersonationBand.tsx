import { readImpersonation } from '@omsorg/contract/sign-in/impersonation/read-impersonation.ts'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useState } from 'react'
import { GuardBand } from '../../../ui/layout/GuardBand.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { useAnswer } from '../../calls/query.ts'
import { loading } from '../../loading.ts'
import { messages } from '../../messages.ts'
import { useFormat } from '../../format.ts'
import { session } from '../../session/browser-session.ts'
import type { SessionUser } from '../../session/session-user.ts'
import { useAllTexts } from '../../texts.tsx'
import { timeLeft, whyEnded } from './why-ended.ts'

/** So often the band looks at the clock, in milliseconds. */
const beat = 1000

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), beat)
    return () => clearInterval(timer)
  }, [])
  return now
}

async function stop(): Promise<void> {
  const outcome = await loading.during(session.stopImpersonating())
  if (!outcome.ok && session.state().phase === 'signed-in') {
    messages.announce({ kind: 'toast', tone: 'error', code: outcome.code })
  }
}

/** Whoever is back at the own account is told so once, in each tab, and why. */
function useWordsAtTheEnd(user: SessionUser): void {
  const { ended } = useAllTexts().impersonation
  const { impersonatedUserId, impersonatedUserName, impersonationEndsAt } = user
  useEffect(
    () =>
      session.watch(() => {
        const state = session.state()
        if (state.phase !== 'signed-in' || state.user.impersonatedUserId !== null) return
        const why = whyEnded(session.impersonationEnd(), impersonationEndsAt, Date.now())
        const text = ended[why]({ name: impersonatedUserName ?? '' })
        messages.announce({ kind: 'toast', tone: why === 'stopped' ? 'success' : 'other', text })
      }),
    [ended, impersonatedUserId, impersonatedUserName, impersonationEndsAt],
  )
}

/** Across the top of every page, before anything else: who acts as whom, why, how long still, and the way out. */
export default function ImpersonationBand({ user }: { readonly user: SessionUser }) {
  const t = useAllTexts()
  const words = t.impersonation.band
  const format = useFormat()
  const now = useNow()
  useWordsAtTheEnd(user)
  const [showsRules, setShowsRules] = useState(false)
  const { data } = useAnswer(readImpersonation, {}, { silent: true })
  const reason = data?.current?.reason
  const name = user.impersonatedUserName ?? ''
  const endsAt = user.impersonationEndsAt ?? 0
  const left = timeLeft(endsAt, now)
  const until = format.time(new Date(endsAt).toISOString())
  const said =
    left.seconds === 0
      ? words.over
      : left.said === null
        ? words.begun({ name, until })
        : words.minutesSaid({ minutes: left.said })

  return (
    <>
      <GuardBand
        label={words.label}
        title={words.helpingAs({ name })}
        helper={words.helper({ name: `${user.firstName} ${user.lastName}` })}
        reasonWord={words.reason}
        reason={reason}
        isSoon={left.isSoon}
        timeIcon={<IconClock />}
        time={
          left.isSoon
            ? words.secondsLeft({ minutes: Math.floor(left.seconds / 60), seconds: left.seconds % 60 })
            : words.untilLeft({ until, minutes: left.minutes })
        }
        after={left.isSoon ? words.after : undefined}
        said={said}
        rulesWord={words.rules}
        rulesWordShort={words.rulesShort}
        onRules={() => setShowsRules(true)}
        stopIcon={<IconX />}
        stopWord={words.stop}
        onStop={() => void stop()}
      />
      <Dialog
        open={showsRules}
        onClose={() => setShowsRules(false)}
        title={words.rules}
        closeLabel={t.common.actions.close}
        actions={<Button onClick={() => void stop()}>{words.stop}</Button>}
      >
        <div className="o-stack-12">
          {reason && <p>{words.reasonGiven({ reason })}</p>}
          <p>{t.impersonation.may({ until })}</p>
          <p>{t.impersonation.mayNot}</p>
        </div>
      </Dialog>
    </>
  )
}
