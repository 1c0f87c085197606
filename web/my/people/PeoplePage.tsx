import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import type { HeldPerson, MeView } from '@omsorg/contract/portal/me/me-view.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { Icon } from '../../ui/picture/Icon.tsx'
import { speakFully } from '../language/speaking.ts'
import { useTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Sentences } from '../parts/Lines.tsx'
import { Titles } from '../parts/Titles.tsx'
import { firstName, useSaying } from '../person/here.ts'
import { session } from '../session/session-here.ts'
import { go } from '../way/way.ts'
import css from './People.module.css'

const FormerNote = lazy(async () => (await Promise.all([import('../unsent/FormerNote.tsx'), speakFully()]))[0])

/** Of whom nobody knows when something runs out stands after all others. */
const last = '9999'

/** Whom it is about: who needs something first. The name is what is pressed, and covers the card. */
export function PeoplePage({ me }: { readonly me: MeView }) {
  const { people } = useTexts()
  const [wrong, setWrong] = useState(false)
  const open = me.recipients.filter(mayOpen).length
  // It may have come in the place of a page that is closed by now.
  useEffect(() => {
    if (open === 0) focusPage()
  }, [open])
  const sorted = me.recipients.toSorted((one, other) => (one.runsOutOn ?? last).localeCompare(other.runsOutOn ?? last))

  async function choose({ careRecipientId }: HeldPerson): Promise<void> {
    setWrong(false)
    const outcome = careRecipientId === me.chosen ? { ok: true } : await session.change(careRecipientId)
    if (outcome.ok) go('home')
    else setWrong(true)
  }

  return (
    <>
      <Titles
        title={open === 0 ? people.closedTitle : people.title}
        lead={people.lead({ name: firstName(me.name), count: open })}
      />
      {wrong && (
        <Note icon={<IconLock />} tone="error" spoken="alert">
          {people.changing}
        </Note>
      )}
      <Suspense>
        <FormerNote me={me} />
      </Suspense>
      {sorted.map((person) => (
        <PersonBox key={person.careRecipientId} person={person} today={me.today} onChoose={() => void choose(person)} />
      ))}
      <Note icon={<IconLock />} title={people.missing}>
        {people.missingBody}
      </Note>
    </>
  )
}

function mayOpen({ open }: HeldPerson): boolean {
  return open.allowed || open.reason === 'consent-missing'
}

interface PersonBoxProps {
  readonly person: HeldPerson
  readonly today: string
  readonly onChoose: () => void
}

function PersonBox({ person, today, onChoose }: PersonBoxProps) {
  const { people } = useTexts()
  const saying = useSaying(today)
  const mayChoose = mayOpen(person)
  const isFormer = person.open.reason === 'of-age' || person.open.reason === 'no-longer-representative'
  const initials = person.name
    .split(/\s+/)
    .map((each) => each.charAt(0))
    .slice(0, 2)
    .join('')
  return (
    <Box label={person.name}>
      <div className={css.person}>
        <span className={css.initials} aria-hidden="true">
          {initials}
        </span>
        <div>
          <h2>
            {mayChoose ? (
              <button type="button" className={css.name} onClick={onChoose}>
                {person.name}
              </button>
            ) : (
              person.name
            )}
          </h2>
          {!isFormer && <p className="o-small">{people.relation[person.relation]}</p>}
        </div>
        {mayChoose && <Icon size={24} of={<IconChevronRight />} />}
      </div>
      {person.open.reason && (
        <Note icon={<IconLock />}>{people.closed[person.open.reason]({ name: firstName(person.name) })}</Note>
      )}
      {person.open.allowed && (
        <Sentences
          rows={[
            // What is not known is not said: nobody may read that there is enough.
            ...(person.runsOutOn === null
              ? []
              : [
                  {
                    icon: <IconClock />,
                    text: person.runsOutOn <= today ? people.out : people.runsOut({ day: saying.on(person.runsOutOn) }),
                  },
                ]),
            ...(person.nextDelivery
              ? [{ icon: <IconTruckDelivery />, text: people.parcel({ day: saying.on(person.nextDelivery) }) }]
              : []),
          ]}
        />
      )}
      {person.open.allowed && person.endsOn && (
        <Note
          icon={<IconCalendarEvent />}
          title={people.until({ name: firstName(person.name), day: saying.short(person.endsOn) })}
        >
          {people.untilBody({ name: firstName(person.name) })}
        </Note>
      )}
    </Box>
  )
}
