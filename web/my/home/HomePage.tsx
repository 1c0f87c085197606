import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconNurse from '@tabler/icons-react/dist/esm/icons/IconNurse.mjs'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '../calls/use-answer.ts'
import { speakFully } from '../language/speaking.ts'
import { useTexts } from '../language/use-texts.ts'
import { isWaitingNoted } from '../offline/waiting-note.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Fells } from '../parts/Fells.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { LineTo } from '../parts/Lines.tsx'
import { Titles } from '../parts/Titles.tsx'
import { endsSoon } from '../person/ends-soon.ts'
import { firstName, useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { AtHomeBox } from './AtHomeBox.tsx'
import { DueBox } from './DueBox.tsx'
import css from './Home.module.css'
import { MoreBox } from './MoreBox.tsx'
import { ParcelBoxes } from './ParcelBoxes.tsx'

// Only where something waits.
const WaitingBox = lazy(async () => (await Promise.all([import('./WaitingBox.tsx'), speakFully()]))[0])

export type Home = AnswerOf<typeof readHome>

/** The start page: what to order, what is on its way, what there is, and everything else behind a row each. */
export function HomePage() {
  const t = useTexts()
  const { me, person } = useHere()
  const sent = { params: { careRecipientId: String(person.careRecipientId) } }
  const home = useAnswer(readHome, sent, { again: 60_000, kept: true })
  const [isNoted] = useState(isWaitingNoted)
  const saying = useSaying(home.data?.today ?? me.today)
  const since = new Date(home.dataUpdatedAt || Date.now()).toISOString()
  return (
    <PersonFrame
      wide
      shownSince={() => saying.time(since)}
      call={{
        numbers: [
          ...(person.carePlace
            ? [{ about: t.shell.callCard.use({ place: person.carePlace.name }), contact: person.carePlace }]
            : []),
          { about: t.shell.callCard.parcel({ place: me.customerService.name }), contact: me.customerService },
        ],
      }}
    >
      <Titles
        title={t.home.hello({ name: firstName(me.name) })}
        lead={
          <time dateTime={home.data?.today ?? me.today}>
            {t.home.today({ day: saying.day(home.data?.today ?? me.today) })}
          </time>
        }
      />
      {endsSoon(person.endsOn, me.today) && (
        <Note
          icon={<IconCalendarEvent />}
          title={t.people.until({ name: firstName(person.name), day: saying.short(person.endsOn) })}
        >
          {t.people.untilBody({ name: firstName(person.name) })}
        </Note>
      )}
      {isNoted && (
        <Suspense>
          <WaitingBox key={person.careRecipientId} />
        </Suspense>
      )}
      {home.data ? <Cards home={home.data} /> : <InsteadOfAnswer answer={home} />}
    </PersonFrame>
  )
}

function Cards({ home }: { readonly home: Home }) {
  const t = useTexts()
  const due = home.products.filter(({ state, allowedNow, block }) => isDue(state) && (allowedNow > 0 || block === null))
  const rest = home.products.filter((each) => !due.includes(each))
  const isEmpty = home.products.length === 0 && home.parcels.length === 0
  return (
    <div className={css.cards}>
      {isEmpty && (
        <Box title={t.home.nothing}>
          <Fells />
          <p>{t.home.nothingBody}</p>
        </Box>
      )}
      {home.toldAnswers.length > 0 && <ToldAnswers home={home} />}
      {due.length > 0 && <DueBox home={home} products={due} />}
      <ParcelBoxes home={home} />
      {rest.length > 0 && <AtHomeBox home={home} products={rest} isAll={due.length === 0} />}
      <MoreBox home={home} />
    </div>
  )
}

/** What became of what the holder has told, until she has read it. */
function ToldAnswers({ home }: { readonly home: Home }) {
  const { home: words } = useTexts()
  return (
    <Box flush label={words.toldAnswered}>
      {home.toldAnswers.map(({ customerOrderId: order }) => (
        <LineTo
          key={order}
          to={order === null ? 'moved' : 'parcel'}
          about={order === null ? {} : { order }}
          icon={<IconNurse />}
          title={words.toldAnswered}
          help={order === null ? words.aboutMove : words.aboutParcel}
        />
      ))}
    </Box>
  )
}

function isDue(state: Home['products'][number]['state']): boolean {
  return state === 'out' || state === 'due'
}
