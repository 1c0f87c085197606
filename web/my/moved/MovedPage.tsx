import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { tellOfMove } from '@omsorg/contract/portal/moved/tell-of-move.ts'
import { useState } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'
import { readMoved } from '@omsorg/contract/portal/moved/read-moved.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useByWhom } from '../person/use-who-name.ts'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { isWaiting, ToldMove } from './ToldMove.tsx'
import { useMovedTitle } from './use-moved-title.ts'

const empty = { street: '', zip: '', city: '', careOf: '', entryCode: '', from: '' }
type Name = keyof typeof empty
const needed = ['street', 'zip', 'city'] as const

/** Tells of a new address; nothing changes before the care place has confirmed it. */
export function MovedPage() {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const byWhom = useByWhom()
  const title = useMovedTitle()
  const isOffline = useIsOffline()
  const [typed, setTyped] = useState(empty)
  const [isChecked, setChecked] = useState(false)
  const [isDone, setDone] = useState(false)
  const telling = useDoing(tellOfMove, [readMoved])
  const told = useAnswer(readMoved, { params: { careRecipientId: String(person.careRecipientId) } })
  const move = told.data?.move
  const { notDone } = telling
  const missing = needed.filter((name) => typed[name].trim() === '')
  // What the server did not take stands at its field.
  const wrong: Partial<Record<Name, string>> = {
    zip: t.moved.zipWrong,
    city: t.moved.cityWrong,
    entryCode: t.moved.entryCodeWrong,
    from: t.moved.fromWrong,
  }
  const refused = notDone?.definite ? Object.keys(notDone.errors) : []
  const atFields = (Object.keys(empty) as Name[]).filter((name) => refused.includes(name))

  const field = (name: Name) => ({
    id: `moved-${name}`,
    label: t.moved[name],
    value: typed[name],
    error:
      (isChecked && missing.some((each) => each === name) && t.moved.missing) ||
      (atFields.includes(name) && (wrong[name] ?? t.details.notValid)),
    onChange: (event: { readonly target: { readonly value: string } }) => {
      telling.reset()
      setTyped({ ...typed, [name]: event.target.value })
    },
  })
  const focus = (name: Name) => document.getElementById(`moved-${name}`)?.focus()

  async function tell(): Promise<void> {
    setChecked(true)
    const [first] = missing
    if (first) return focus(first)
    const { careOf, street, zip, city, entryCode, from } = typed
    const done = await telling.run({
      input: {
        careRecipientId: person.careRecipientId,
        careOf: careOf.trim() || null,
        street: street.trim(),
        zip: zip.trim(),
        city: city.trim(),
        entryCode: entryCode.trim() || null,
        from: from || null,
      },
    })
    if (done?.ok) return setDone(true)
    const wrongHere = (Object.keys(empty) as Name[]).find((name) => done && name in done.errors)
    if (wrongHere) focus(wrongHere)
  }

  if (isDone) {
    return (
      <PersonFrame>
        <Outcome tone="soon" icon={<IconClock />} title={t.moved.done} lead={t.moved.doneLead} />
        <PressTo to="home" variant="primary">
          {t.order.toStart}
        </PressTo>
      </PersonFrame>
    )
  }
  return (
    <PersonFrame>
      <Titles
        title={title}
        {...(told.data?.can.tell.reason ? {} : { lead: t.moved.lead })}
        back={{ to: 'details', word: t.details.title }}
      />
      {!told.data && <InsteadOfAnswer answer={told} />}
      {move && <ToldMove move={move} />}
      {told.data?.can.tell.reason && (
        <Note icon={<IconPhone />} tone="info">
          {t.moved.call}
        </Note>
      )}
      {told.data?.can.tell.allowed && !(move && isWaiting(move)) && (
        <Box label={title}>
          <form
            className="o-stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void tell()
            }}
          >
            <TextField {...field('street')} autoComplete="street-address" maxLength={100} />
            <TextField {...field('zip')} autoComplete="postal-code" inputMode="numeric" maxLength={12} />
            <TextField {...field('city')} autoComplete="address-level2" maxLength={60} />
            <TextField {...field('careOf')} autoComplete="off" maxLength={100} />
            <TextField {...field('entryCode')} autoComplete="off" maxLength={20} />
            <TextField {...field('from')} type="date" help={t.moved.fromHelp} />
            {atFields.length === 0 && (
              <NotSent
                notDone={notDone}
                says={{
                  'recipient-protected': t.moved.call,
                  'told-already':
                    notDone?.reason === 'told-already' &&
                    t.moved.already({ day: saying.onDayOf(notDone.detail.on), who: byWhom(notDone.detail.by) }),
                }}
              />
            )}
            <Press type="submit" variant="primary" busy={telling.busy} reason={isOffline && t.shell.offlineReason}>
              {t.moved.send}
            </Press>
            <PressTo to="details">{t.details.keepOld}</PressTo>
          </form>
        </Box>
      )}
    </PersonFrame>
  )
}
