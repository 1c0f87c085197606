import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconNurse from '@tabler/icons-react/dist/esm/icons/IconNurse.mjs'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { listPortalRenewals } from '@omsorg/contract/portal/renewal/list-portal-renewals.ts'
import { seePortalAnswers } from '@omsorg/contract/portal/renewal/see-portal-answers.ts'
import { takeRequestBack } from '@omsorg/contract/portal/renewal/take-request-back.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Badge, Note } from '../parts/Box.tsx'
import { Press } from '../parts/Press.tsx'
import { Stops } from '../parts/Stops.tsx'
import { TakeBack } from '../report/TakeBack.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { useWhoName } from '../person/use-who-name.ts'
import type { Renewable, Renewals } from './RenewableBox.tsx'

interface AskedForProps {
  readonly request: NonNullable<Renewable['request']>
  readonly renewals: Renewals
}

/** What became of a question: it waits, or it has an answer with the words of the nurse, which is shown until it is read. */
export function AskedFor({ request, renewals }: AskedForProps) {
  const t = useAllTexts()
  const { person } = useHere()
  const saying = useSaying(renewals.today)
  const whoName = useWhoName()
  const reading = useDoing(seePortalAnswers, [listPortalRenewals, readHome])
  const taking = useDoing(takeRequestBack, [listPortalRenewals, readHome])
  const asked = t.asking.askedBy({ who: whoName(request.askedBy), day: saying.onDayOf(request.askedOn) })
  if (request.answeredOn === null) {
    return (
      <>
        <h3>{t.asking.waiting}</h3>
        <Stops
          label={t.asking.waiting}
          stops={[
            { key: 'asked', word: asked, state: 'done', icon: <IconCheck />, when: request.message || null },
            { key: 'reads', word: t.asking.reads, state: 'now', icon: <IconNurse />, when: renewals.carePlace.name },
            { key: 'answer', word: t.asking.getAnswer, state: 'to-come', icon: <IconMessage /> },
          ]}
        />
        <Note icon={<IconLock />} title={t.asking.noAgain}>
          {request.can.takeBack.allowed ? t.asking.noAgainBody : t.asking.noAgainOther}
        </Note>
        {request.can.takeBack.allowed && (
          <TakeBack
            busy={taking.busy}
            notDone={taking.notDone}
            says={{ 'answered-already': t.asking.answered }}
            onOpen={taking.reset}
            onTakeBack={async () => {
              const { careRecipientId } = person
              return (
                (await taking.run({ input: { careRecipientId, renewRequestId: request.renewRequestId } }))?.ok === true
              )
            }}
          >
            {t.asking.takeBackBody}
          </TakeBack>
        )}
      </>
    )
  }
  const isYes = request.renewedFrom !== null
  const title = isYes ? t.asking.yes : request.closed ? t.asking.closed : t.asking.no
  return (
    <>
      <Badge tone={isYes ? 'fresh' : 'info'} icon={isYes ? <IconCheck /> : <IconMessage />}>
        {t.asking.answeredOn({ day: saying.onDayOf(request.answeredOn) })}
      </Badge>
      <h3>{title}</h3>
      {request.renewedFrom && <p>{t.asking.yesFrom({ day: saying.on(request.renewedFrom) })}</p>}
      {request.reason && (
        <Note icon={<IconMessage />} title={t.asking.nurseWrites}>
          {request.reason}
        </Note>
      )}
      {request.isNew && (
        <Press
          variant="primary"
          busy={reading.busy}
          onClick={() =>
            void reading.run({
              input: { careRecipientId: person.careRecipientId, renewRequestIds: [request.renewRequestId] },
            })
          }
        >
          {t.asking.read}
        </Press>
      )}
    </>
  )
}
