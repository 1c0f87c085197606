import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs'
import { useAllTexts } from '../language/use-texts.ts'
import type { OrderLetter } from '../offline/letters.ts'
import { Outcome } from '../parts/Outcome.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { go } from '../way/way.ts'
import type { WaitingOrder } from './use-order-letter.ts'

interface UnknownPageProps {
  readonly order: OrderLetter
  readonly waiting: WaitingOrder
}

/**
 * The line broke while it was sent: nobody is led to order twice. It goes by itself when the line is back, as the same order; after
 * a while only when it is asked for again, for help may have come in another way.
 */
export function UnknownPage({ order, waiting }: UnknownPageProps) {
  const t = useAllTexts()
  const { me } = useHere()
  const saying = useSaying(me.today)
  const isOffline = useIsOffline()
  const { busy, isHeld } = waiting
  const pressed = new Date(order.pressedAt).toISOString()
  const when = { day: saying.onDayOf(pressed), time: saying.time(pressed) }
  return (
    <PersonFrame>
      <div role="alert">
        <Outcome
          tone="error"
          icon={<IconWifiOff />}
          title={t.order.unknownTitle}
          lead={isHeld ? t.order.heldLead(when) : t.order.unknownLead}
        />
      </div>
      <Press
        variant="primary"
        icon={<IconRefresh />}
        busy={busy}
        reason={isOffline && t.shell.offlineReason}
        onClick={() => waiting.send(order)}
      >
        {isHeld ? t.order.lookAndSend : t.order.lookNow}
      </Press>
      {isHeld ? (
        <Press onClick={() => void waiting.giveUp().then(() => go('home'))}>{t.order.letBe}</Press>
      ) : (
        <PressTo to="home">{t.shell.toStart}</PressTo>
      )}
    </PersonFrame>
  )
}
