import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { endOtherSessions } from '@omsorg/contract/sign-in/security/end-other-sessions.ts'
import { endSession } from '@omsorg/contract/sign-in/security/end-session.ts'
import { listOwnEvents } from '@omsorg/contract/sign-in/security/list-own-events.ts'
import { listSessions } from '@omsorg/contract/sign-in/security/list-sessions.ts'
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconDeviceTablet from '@tabler/icons-react/dist/esm/icons/IconDeviceTablet.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { useState } from 'react'
import { ActionDialog } from '../../../platform/ActionDialog.tsx'
import { InsteadOfAnswer } from '../../../platform/InsteadOfAnswer.tsx'
import { useAnswer } from '../../../platform/calls/query.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { signOut } from '../../../platform/session/sign-out.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Icon } from '../../../ui/picture/Icon.tsx'
import { deviceWords } from './device-words.ts'
import css from './MySecurityPage.module.css'
import { WithDates } from '../../../ui/text/WithDates.tsx'

type Session = AnswerOf<typeof listSessions>['sessions'][number]

const icons = { computer: <IconDeviceDesktop />, phone: <IconDeviceMobile />, tablet: <IconDeviceTablet /> }

/** Where one is signed in: this device, and others that can be ended. */
export function SessionsCard() {
  const [{ mySecurity }] = useTextsAndFormat()
  const { sessions } = mySecurity
  const answer = useAnswer(listSessions, {})
  const [ending, setEnding] = useState<Session | 'others' | null>(null)
  const all = answer.data?.sessions
  const others = all?.filter(({ isThis }) => !isThis) ?? []

  return (
    <Card title={sessions.title} note={all && sessions.count({ count: all.length })}>
      {(answer.error || !answer.data) && <InsteadOfAnswer answer={answer} rows={2} />}
      {all && (
        <>
          <ul className={css.list}>
            {all
              .toSorted((one, other) => Number(other.isThis) - Number(one.isThis))
              .map((each) => (
                <SessionRow key={each.id} shown={each} onEnd={() => setEnding(each)} />
              ))}
          </ul>
          <div className={css.foot}>
            <p className="o-small">{sessions.unknown}</p>
            <Button
              size="compact"
              reason={others.length === 0 ? sessions.noOthers : undefined}
              onClick={() => setEnding('others')}
            >
              {sessions.endOthers}
            </Button>
          </div>
        </>
      )}
      {ending === 'others' && <EndOthers onClose={() => setEnding(null)} />}
      {ending && ending !== 'others' && <EndOne shown={ending} onClose={() => setEnding(null)} />}
    </Card>
  )
}

function SessionRow({ shown, onEnd }: { readonly shown: Session; readonly onEnd: () => void }) {
  const [{ mySecurity, shell }, format] = useTextsAndFormat()
  const { sessions } = mySecurity
  const device = deviceWords(shown.device, mySecurity)
  const place = [shown.carePlaceName, shown.clientName].filter((each) => each !== null)
  return (
    <li data-top="" data-here={shown.isThis || undefined}>
      <span className={css.mark}>
        <Icon of={icons[shown.device?.kind ?? 'computer']} />
      </span>
      <div className={css.words}>
        <b>{device}</b>
        {shown.isThis && <Badge tone="fresh">{sessions.thisDevice}</Badge>}
      </div>
      <div className={css.actions}>
        {shown.isThis ? (
          <Button size="compact" onClick={signOut}>
            {shell.userMenu.signOut}
          </Button>
        ) : (
          <Button size="compact" aria-label={sessions.endNamed({ device })} onClick={onEnd}>
            {sessions.end}
          </Button>
        )}
      </div>
      <dl className={css.facts}>
        {place.length > 0 && (
          <>
            <dt>{sessions.place}</dt>
            <dd>{place.join(', ')}</dd>
          </>
        )}
        <dt>{sessions.since}</dt>
        <dd>
          <WithDates>
            {sessions.sinceUntil({ since: format.dateTime(shown.openedAt), until: format.time(shown.endsAt) })}
          </WithDates>
        </dd>
        <dt>{sessions.lastUsed}</dt>
        <dd>{shown.isThis ? sessions.now : format.dateTime(shown.lastUsedAt)}</dd>
      </dl>
    </li>
  )
}

interface Closing {
  readonly onClose: () => void
}

function EndOne({ shown, onClose }: Closing & { readonly shown: Session }) {
  const [{ mySecurity }] = useTextsAndFormat()
  const { sessions } = mySecurity
  const action = useAction(endSession, {
    outdates: [listSessions, listOwnEvents],
    resolves: ['not-found'],
    done: sessions.ended,
  })
  async function end(): Promise<void> {
    const result = await action.run({ params: { sessionId: shown.id } })
    // One that is not there any more has ended as well.
    if (result?.ok || result?.reason === 'not-found') onClose()
  }
  return (
    <ActionDialog
      title={sessions.endTitle({ device: deviceWords(shown.device, mySecurity) })}
      action={sessions.end}
      icon={<IconLogout />}
      keep={sessions.keep}
      danger
      busy={action.busy}
      onAction={end}
      onClose={onClose}
    >
      <p>{sessions.endLead}</p>
    </ActionDialog>
  )
}

function EndOthers({ onClose }: Closing) {
  const [{ mySecurity }] = useTextsAndFormat()
  const { sessions } = mySecurity
  const action = useAction(endOtherSessions, { outdates: [listSessions, listOwnEvents], done: sessions.othersEnded })
  async function end(): Promise<void> {
    const result = await action.run({})
    if (result?.ok) onClose()
  }
  return (
    <ActionDialog
      title={sessions.endOthersTitle}
      action={sessions.endOthers}
      icon={<IconLogout />}
      keep={sessions.keep}
      danger
      busy={action.busy}
      onAction={end}
      onClose={onClose}
    >
      <p>{sessions.endLead}</p>
    </ActionDialog>
  )
}
