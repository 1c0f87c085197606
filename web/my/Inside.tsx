import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import type { MeView } from '@omsorg/contract/portal/me/me-view.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { type ReactNode, lazy, Suspense, useEffect } from 'react'
import { useAnswer } from './calls/use-answer.ts'
import { speakFully } from './language/speaking.ts'
import { useTexts } from './language/use-texts.ts'
import { loadOutbox } from './offline/lazy-outbox.ts'
import { InsteadOfAnswer } from './parts/InsteadOfAnswer.tsx'
import { HereContext } from './person/here.ts'
import { Pages } from './Pages.tsx'
import { rememberPasskey } from './session/remembered-passkey.ts'
import { session, useHolder } from './session/session-here.ts'
import { CallCard } from './shell/CallCard.tsx'
import { Frame } from './shell/Frame.tsx'
import { loadDialogs, MenuEntries } from './shell/lazy-dialogs.ts'
import { StillThere } from './shell/StillThere.tsx'
import { useWay } from './way/WayLink.tsx'

const loadPeople = () => import('./people/PeoplePage.tsx')
const PeoplePage = lazy(async () => ({ default: (await loadPeople()).PeoplePage }))
const ConsentQuestion = lazy(async () => ({
  default: (await Promise.all([import('./consent/ConsentQuestion.tsx'), speakFully()]))[0].ConsentQuestion,
}))

/** Everything behind the sign-in: whose pages they are is known first, and asked for beside what the start page shows. */
export function Inside() {
  const { chosen } = useHolder()
  const me = useAnswer(readMe, {})
  if (me.data && me.data.passkeys > 0) rememberPasskey()
  useAnswer(readHome, { params: { careRecipientId: String(chosen) } }, { enabled: chosen !== null })
  // The choice is on its way beside what it shows.
  useEffect(() => {
    void loadDialogs()
    void loadOutbox()
    if (chosen === null) void loadPeople()
  }, [chosen])
  return (
    <>
      {me.data ? <Known me={me.data} chosen={chosen} /> : <Plain me={null}>{<InsteadOfAnswer answer={me} />}</Plain>}
      <StillThere />
    </>
  )
}

function Known({ me, chosen }: { readonly me: MeView; readonly chosen: number | null }) {
  const { stop } = useWay()
  const person = me.recipients.find(({ careRecipientId }) => careRecipientId === chosen)
  const isAsked = person?.open.reason === 'consent-missing'
  if (!person || stop === 'people' || !(person.open.allowed || isAsked)) {
    return (
      <Plain me={me}>
        <PeoplePage me={me} />
      </Plain>
    )
  }
  return (
    <HereContext value={{ me, person }}>
      {isAsked ? (
        <Plain me={me}>
          <ConsentQuestion />
        </Plain>
      ) : (
        <Pages stop={stop} />
      )}
    </HereContext>
  )
}

/** The frame of what is about nobody, or about nobody yet. */
function Plain({ me, children }: { readonly me: MeView | null; readonly children: ReactNode }) {
  const { shell } = useTexts()
  const service = me?.customerService
  const numbers = service ? [{ about: shell.callCard.parcel({ place: service.name }), contact: service }] : []
  return (
    <Frame
      menu={(close) => (
        <MenuEntries
          withPerson={false}
          withOthers={(me?.recipients.length ?? 0) > 1}
          onClose={close}
          onSignOut={session.signOut}
        />
      )}
      call={<CallCard numbers={numbers} />}
    >
      <Suspense>{children}</Suspense>
    </Frame>
  )
}
