import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { sayItCame } from '@omsorg/contract/portal/receipt/say-it-came.ts'
import { takeReportBack } from '@omsorg/contract/portal/report/take-report-back.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import type { Order, Part } from '../parcel/use-parcel.ts'
import { Box, Note } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Answered } from './Answered.tsx'
import { OwnPhotos } from './photos/OwnPhotos.tsx'
import { TakeBack } from './TakeBack.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { useByWhom } from '../person/use-who-name.ts'
import { useIsOffline } from '../shell/OfflineBand.tsx'

interface ToldReportProps {
  readonly order: Order
  readonly part: Part
  readonly report: Part['reports'][number]
}

/** What was told of a parcel: who looks into it, that it has come after all, and the way to take it back. */
export function ToldReport({ order, part, report }: ToldReportProps) {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const byWhom = useByWhom()
  const isOffline = useIsOffline()
  const coming = useDoing(sayItCame, [readPortalOrder, readHome])
  const taking = useDoing(takeReportBack, [readPortalOrder, readHome])
  const { careRecipientId } = person
  const { reportId, fault, orderLineId, packages, on, by, isSeenTo, can, photoIds, state, answer, answeredOn, isNew } =
    report
  const line = part.lines.find((each) => each.orderLineId === orderLineId)
  const says = { waiting: t.report.looks, 'taken-on': t.report.takenOnNow, 'seen-to': t.report.seenTo } as const
  const told = (
    <Note
      icon={isSeenTo ? <IconCheck /> : <IconHeadset />}
      tone={isSeenTo ? 'fresh' : 'info'}
      title={t.parcel.faults[fault]}
    >
      {line && packages !== null && (
        <p>
          {line.product.name}, {t.home.packages({ count: packages })}
        </p>
      )}
      <p>{says[state]}</p>
      <p className="o-small">{t.report.toldBy({ day: saying.onDayOf(on), who: byWhom(by) })}</p>
      <OwnPhotos photoIds={photoIds} />
    </Note>
  )
  const hasCome = fault === 'did-not-come'
  if (isSeenTo && answeredOn && (isNew || answer)) {
    return (
      <Box label={t.parcel.faults[fault]}>
        {told}
        <Answered title={t.report.answered} outdates={readPortalOrder} {...{ reportId, answeredOn, answer, isNew }} />
      </Box>
    )
  }
  if (isSeenTo || !(hasCome || can.takeBack.allowed)) return told
  return (
    <Box label={t.parcel.faults[fault]}>
      {told}
      {hasCome && (
        <>
          <NotSent notDone={coming.notDone} says={{ 'not-due-yet': t.report.notDue }} />
          <Press
            variant="tinted"
            icon={<IconCheck />}
            busy={coming.busy}
            reason={isOffline && t.shell.offlineReason}
            onClick={() =>
              void coming.run({
                input: { careRecipientId, customerOrderId: order.customerOrderId, orderId: part.orderId },
              })
            }
          >
            {t.report.cameNow}
          </Press>
        </>
      )}
      {can.takeBack.allowed && (
        <TakeBack
          busy={taking.busy}
          notDone={taking.notDone}
          says={{ 'taken-on': t.report.takenOn, 'seen-to': t.report.seenTo }}
          onOpen={taking.reset}
          onTakeBack={async () => (await taking.run({ input: { careRecipientId, reportId } }))?.ok === true}
        >
          {t.report.takeBackBody}
        </TakeBack>
      )}
    </Box>
  )
}
