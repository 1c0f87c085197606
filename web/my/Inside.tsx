import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import type { MeView } from '@omsorg/contract/portal/me/me-view.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { waitForFirstScreen } from '../platform/calls/first-screen.ts'
import { readAhead, useAnswer } from './calls/use-answer.ts'
import { speakFully } from './language/speaking.ts'
import { loadOutbox } from './offline/lazy-outbox.ts'
import { InsteadOfAnswer } from './parts/InsteadOfAnswer.tsx'
import { HereContext } from './person/here.ts'
import { useIsLeaving } from './person/leaving.ts'
import { loadPage, Pages } from './Pages.tsx'
import { isOffered } from './session/is-offered.ts'
import { forgetPasskey, rememberPasskey } from './session/remembered-passkey.ts'
import { session, useHolder } from './session/session-here.ts'
import { LeavingQuestion, loadDialogs } from './shell/lazy-dialogs.ts'
import { PlainFrame } from './shell/PlainFrame.tsx'
import { StillThere } from './shell/StillThere.tsx'
import { useWay } from './way/WayLink.tsx'
import { hereNow, type Stop } from './way/way.ts'

const loadPeople = () => import('./people/PeoplePage.tsx')
const PeoplePage = lazy(async () => ({ default: (await loadPeople()).PeoplePage }))
const ConsentQuestion = lazy(async () => ({
  default: (await Promise.all([import('./consent/ConsentQuestion.tsx'), speakFully()]))[0].ConsentQuestion,
}))

const OfferPage = lazy(async () => ({
  default: (await Promise.all([import('./passkeys/OfferPage.tsx'), speakFully()]))[0].OfferPage,
}))

const ownStops: readonly Stop[] = ['details', 'new-contact', 'prove-contact', 'devices', 'passkeys', 'passkey']

const ofPerson = (careRecipientId: number) => ({ params: { careRecipientId: String(careRecipientId) } })

/** What the start page shows, and the page that was asked for, so that it is drawn at once and as a whole. */
export async function readFirst(): Promise<void> {
  const state = session.state()
  const chosen = state.phase === 'signed-in' ? state.holder.chosen : null
  await waitForFirstScreen([
    readAhead(readMe, {}),
    chosen === null ? null : readAhead(readHome, ofPerson(chosen)),
    loadPage(hereNow().stop),
  ])
}

/** Everything behind the sign-in: whose pages they are is known first, and asked for beside what the start page shows. */
export function Inside() {
  const { chosen } = useHolder()
  const isLeaving = useIsLeaving()
  const me = useAnswer(readMe, {}, { kept: true })
  const passkeys = me.data?.passkeys
  useEffect(() => {
    if (passkeys === 0) forgetPasskey()
    else if (passkeys) rememberPasskey()
  }, [passkeys])
  useAnswer(readHome, ofPerson(Number(chosen)), { enabled: chosen !== null, kept: true })
  // The choice is on its way beside what it shows.
  useEffect(() => {
    void loadDialogs()
    void loadOutbox()
    if (chosen === null) void loadPeople()
  }, [chosen])
  return (
    <>
      {me.data ? (
        <Known me={me.data} chosen={chosen} />
      ) : (
        <PlainFrame me={null}>{<InsteadOfAnswer answer={me} whole />}</PlainFrame>
      )}
      <StillThere />
      <Suspense>{isLeaving && <LeavingQuestion />}</Suspense>
    </>
  )
}

function Known({ me, chosen }: { readonly me: MeView; readonly chosen: number | null }) {
  const { stop } = useWay()
  const [offered, setOffered] = useState(isOffered)
  const person = me.recipients.find(({ careRecipientId }) => careRecipientId === chosen)
  const isAsked = person?.open.reason === 'consent-missing'
  // Whoever has still to consent to everything is asked about that first.
  if (offered && me.passkeys === 0 && me.recipients.some(({ open }) => open.allowed)) {
    return (
      <Suspense fallback={<PlainFrame me={me}>{null}</PlainFrame>}>
        <OfferPage me={me} onDone={() => setOffered(false)} />
      </Suspense>
    )
  }
  // What is about the holder alone is there for whoever can open nobody, too.
  if (!person?.open.allowed && stop !== null && ownStops.includes(stop)) {
    return (
      <HereContext value={{ me, person: null }}>
        <Pages stop={stop} />
      </HereContext>
    )
  }
  if (!person || stop === 'people' || !(person.open.allowed || isAsked)) {
    return (
      <PlainFrame me={me}>
        <PeoplePage me={me} />
      </PlainFrame>
    )
  }
  return (
    <HereContext value={{ me, person }}>
      {isAsked ? (
        <PlainFrame me={me}>
          <ConsentQuestion />
        </PlainFrame>
      ) : (
        <Pages stop={stop} />
      )}
    </HereContext>
  )
}
