import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHomeCheck from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { readMoved } from '@omsorg/contract/portal/moved/read-moved.ts'
import { takeReportBack } from '@omsorg/contract/portal/report/take-report-back.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { useByWhom } from '../person/use-who-name.ts'
import { Answered } from '../report/Answered.tsx'
import { TakeBack } from '../report/TakeBack.tsx'

export type Move = NonNullable<AnswerOf<typeof readMoved>['move']>

const icons = {
  waiting: <IconClock />,
  'taken-on': <IconClock />,
  changed: <IconHomeCheck />,
  rejected: <IconMessage />,
  'seen-to': <IconMessage />,
} as const

export const isWaiting = ({ state }: Move): boolean => state === 'waiting' || state === 'taken-on'

/** The move that was told last: where, by whom, and what the care place has answered. */
export function ToldMove({ move }: { readonly move: Move }) {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const byWhom = useByWhom()
  const taking = useDoing(takeReportBack, [readMoved])
  const { state, movedTo, on, by, answeredOn, reason, isNew, can } = move
  const waits = isWaiting(move)
  return (
    <Box label={t.moved.states[state]}>
      <Note icon={icons[state]} tone={state === 'changed' ? 'fresh' : 'info'} title={t.moved.states[state]}>
        {movedTo && (
          <p>
            {[movedTo.careOf, movedTo.street, `${saying.zip(movedTo.zip)} ${movedTo.city}`].filter(Boolean).join(', ')}
          </p>
        )}
        {movedTo?.from && <p>{t.moved.fromDay({ day: saying.day(movedTo.from) })}</p>}
        {waits && <p>{t.moved.doneLead}</p>}
        <p className="o-small">{t.report.toldBy({ day: saying.onDayOf(on), who: byWhom(by) })}</p>
      </Note>
      {answeredOn && (
        <Answered
          reportId={move.reportId}
          answer={reason}
          title={t.moved.placeWrites}
          outdates={readMoved}
          {...{ answeredOn, isNew }}
        />
      )}
      {can.takeBack.allowed && (
        <TakeBack
          busy={taking.busy}
          notDone={taking.notDone}
          says={{ 'taken-on': t.report.takenOn, 'seen-to': t.report.seenTo }}
          onOpen={taking.reset}
          onTakeBack={async () => {
            const input = { careRecipientId: person.careRecipientId, reportId: move.reportId }
            return (await taking.run({ input }))?.ok === true
          }}
        >
          {t.moved.takeBackBody}
        </TakeBack>
      )}
    </Box>
  )
}
