import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconTruckOff from '@tabler/icons-react/dist/esm/icons/IconTruckOff.mjs'
import { readHome } from '@omsorg/contract/portal/home/read-home.ts'
import { readPortalOrder } from '@omsorg/contract/portal/order/read-portal-order.ts'
import { sayItCame } from '@omsorg/contract/portal/receipt/say-it-came.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import type { Order, Part } from '../parcel/use-parcel.ts'
import { Box, Note } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { useByWhom } from '../person/use-who-name.ts'
import { useIsOffline } from '../shell/OfflineBand.tsx'

/** Whether a parcel came: yes stands with the order, no leads to the report. */
export function DidItCome({ order, part }: { readonly order: Order; readonly part: Part }) {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const byWhom = useByWhom()
  const isOffline = useIsOffline()
  const telling = useDoing(sayItCame, [readPortalOrder, readHome])
  const { received } = part
  // Somebody has told since that it is not there: that stands below, until it has come.
  if (part.reports.some(({ fault, isSeenTo }) => fault === 'did-not-come' && !isSeenTo)) return null
  if (received) {
    return (
      <Note icon={<IconCheck />} tone="fresh" spoken="status" title={t.parcel.saidCame}>
        <p>{t.report.toldBy({ day: saying.onDayOf(received.on), who: byWhom(received.by) })}</p>
      </Note>
    )
  }
  if (!part.askWhetherItCame) return null
  const { customerOrderId } = order
  const { orderId } = part
  const input = { careRecipientId: person.careRecipientId, customerOrderId, orderId }
  return (
    <Box title={t.home.askCame}>
      <NotSent notDone={telling.notDone} says={{ 'not-due-yet': t.report.notDue }} />
      <Press
        variant="tinted"
        icon={<IconCheck />}
        busy={telling.busy}
        reason={isOffline && t.shell.offlineReason}
        onClick={() => void telling.run({ input })}
      >
        {t.parcel.came}
      </Press>
      {part.faults.includes('did-not-come') && (
        <PressTo
          to="report"
          about={{ order: customerOrderId, part: orderId, fault: 'did-not-come' }}
          icon={<IconTruckOff />}
        >
          {t.parcel.cameNot}
        </PressTo>
      )}
    </Box>
  )
}
