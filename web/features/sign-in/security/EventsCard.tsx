import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { listOwnEvents } from '@omsorg/contract/sign-in/security/list-own-events.ts'
import type { AllTexts } from '@omsorg/texts/shape.ts'
import { useState } from 'react'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { deviceWords } from './device-words.ts'
import css from './MySecurityPage.module.css'

type OwnEvent = AnswerOf<typeof listOwnEvents>['events'][number]

const shownAtFirst = 6

/** What happened with the own account, newest first; what is older opens on request. */
export function EventsCard() {
  const [t, format] = useTextsAndFormat()
  const { events } = t.mySecurity
  const answer = useAnswer(listOwnEvents, {})
  const [all, setAll] = useState(false)
  const found = answer.data?.events ?? []
  const shown = all ? found : found.slice(0, shownAtFirst)

  return (
    <Card title={events.title} note={events.days}>
      {(answer.error || !answer.data) && <InsteadOfAnswer answer={answer} rows={3} />}
      {answer.data && found.length === 0 && (
        <div className={css.foot}>
          <p>{events.none}</p>
        </div>
      )}
      <ul className={css.list}>
        {shown.map((each, at) => (
          <li key={at}>
            <div className={css.words}>
              <b>{eventWords(each, t)}</b>
              <small className="o-small">{[format.dateTime(each.at), ...aboutEvent(each, t)].join(', ')}</small>
            </div>
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <div className={css.foot}>
          <Button size="compact" onClick={() => setAll(true)}>
            {events.all({ count: found.length })}
          </Button>
        </div>
      )}
    </Card>
  )
}

export function eventWords({ event, times, methods }: OwnEvent, { mySecurity, ownerNotices }: AllTexts): string {
  const { events } = mySecurity
  switch (event) {
    case 'signed-in':
      return events.signedIn({
        how: methods
          .map((each) => events.methods[each])
          .reduce((one, other) => (one === '' ? other : events.and({ one, other })), ''),
      })
    case 'sign-in-failed':
      return events.failed({ count: times })
    case 'session-ended':
      return events.sessionEnded
    case 'impersonated':
      return events.impersonated
    default:
      return ownerNotices.what[event]
  }
}

/** Where, of what and by whom, as far as it is known. */
function aboutEvent({ device, name, by, reason }: OwnEvent, { mySecurity }: AllTexts): string[] {
  return [
    device ? deviceWords(device, mySecurity) : null,
    name,
    by,
    reason === null ? null : mySecurity.events.reason({ reason }),
  ].filter((each) => each !== null && each !== '') as string[]
}
