import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { cancelPortalOrder } from '@omsorg/contract/portal/order/cancel-portal-order.ts'
import { listPortalOrders } from '@omsorg/contract/portal/order/list-portal-orders.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { ProgressRing } from '../../ui/supply/ProgressRing.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { useAnswer } from '../calls/use-answer.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { inIt } from '../parcel/in-it.ts'
import { Box } from '../parts/Box.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { Left, ProductRow } from '../parts/ProductRow.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useSecondsTo } from '../sign-in/use-seconds-to.ts'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { useWay } from '../way/WayLink.tsx'

type Order = AnswerOf<typeof readPortalOrder>

/** It is sent: what comes and when, and for a minute the way to undo it. The same page after a reload. */
export function SentPage() {
  const t = useAllTexts()
  const { me } = useHere()
  const { about } = useWay()
  const id = typeof about['order'] === 'number' ? about['order'] : 0
  const order = useAnswer(readPortalOrder, { params: { customerOrderId: String(id) } }, { enabled: id > 0 })
  const service = me.customerService
  return (
    <PersonFrame
      call={{
        title: t.parcel.callTitle,
        numbers: [{ about: t.parcel.callAbout({ place: service.name, order: String(id) }), contact: service }],
      }}
    >
      {order.data ? (
        <Sent order={order.data} />
      ) : (
        <>
          <Titles title={t.home.steps.ordered} back={{ to: 'home', word: t.shell.toStart }} />
          <InsteadOfAnswer answer={order} />
        </>
      )}
    </PersonFrame>
  )
}

function Sent({ order }: { readonly order: Order }) {
  const t = useAllTexts()
  const { me } = useHere()
  const saying = useSaying(me.today)
  const isGone = order.parts.every(({ step }) => step === 'cancelled')
  const isAsked = order.parts.some(({ cancelAsked }) => cancelAsked)
  const number = String(order.customerOrderId)
  if (isGone) {
    return (
      <>
        <Outcome title={t.order.undone} lead={t.order.undoneLead} />
        <PressTo to="home" variant="primary">
          {t.order.toStart}
        </PressTo>
      </>
    )
  }
  return (
    <>
      {isAsked ? (
        <Outcome tone="soon" title={t.order.undoAsked} lead={t.order.undoAskedLead} />
      ) : (
        <Outcome title={t.order.thanks} lead={t.order.sentAt({ order: number, time: saying.time(order.placedAt) })} />
      )}
      {order.parts.map((part) => (
        <Box
          key={part.orderId}
          title={part.expectedOn ? t.home.comesOn({ day: saying.on(part.expectedOn) }) : t.home.dayUnknown}
        >
          {part.lines.map((line) => (
            <ProductRow key={line.orderLineId} product={line.product} kind={inIt(t, line)} />
          ))}
          <p>{t.order.tellWhenComes}</p>
        </Box>
      ))}
      {order.can.cancel.allowed && order.undoUntil && <Undo order={order} undoUntil={order.undoUntil} />}
      <PressTo to="home" variant="primary">
        {t.order.toStart}
      </PressTo>
    </>
  )
}

/** The minute in which it is taken back at once, said at 30 and at 10 seconds; afterwards whom to call. */
function Undo({ order, undoUntil }: { readonly order: Order; readonly undoUntil: string }) {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const seconds = useSecondsTo(Date.parse(undoUntil))
  const isOffline = useIsOffline()
  const undoing = useDoing(cancelPortalOrder, [readPortalOrder, readHome, readMe, listPortalOrders])
  const whole = Math.max(1, Math.round((Date.parse(undoUntil) - Date.parse(order.placedAt)) / 1000))
  if (seconds === 0) return <p>{t.order.undoOver({ order: String(order.customerOrderId) })}</p>
  return (
    <Box title={t.order.wrong}>
      <p>{t.order.undoUntil({ time: saying.time(undoUntil) })}</p>
      <Left ring={<ProgressRing done={seconds} of={whole} />}>{t.order.secondsLeft({ seconds })}</Left>
      <div role="status">
        <VisuallyHidden>{(seconds === 30 || seconds === 10) && t.order.secondsLeft({ seconds })}</VisuallyHidden>
      </div>
      <NotSent
        notDone={undoing.notDone}
        says={{ 'too-late': t.order.undoLate, 'ordered-by-staff': t.order.undoLate }}
      />
      <Press
        icon={<IconArrowBackUp />}
        busy={undoing.busy}
        reason={isOffline && t.shell.offlineReason}
        onClick={() =>
          void undoing.run({
            input: { careRecipientId: person.careRecipientId, customerOrderId: order.customerOrderId },
          })
        }
      >
        {t.order.undo}
      </Press>
    </Box>
  )
}
