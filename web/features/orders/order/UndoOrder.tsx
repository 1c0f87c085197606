import { cancelOrder } from '@omsorg/contract/orders/order/cancel-order.ts'
import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Place } from '../../../platform/calls/request.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { UndoBand } from '../../../ui/order/UndoBand.tsx'
import { changedByCancelling } from './changed-by-cancelling.ts'
import { secondsLeft, spokenSeconds } from './countdown.ts'
import { isDrawn } from './order-progress.ts'

interface UndoOrderProps {
  readonly order: OrderView
  readonly undo: NonNullable<OrderView['undo']>
  /** When the answer came that said how many seconds are left, in epoch milliseconds. */
  readonly answeredAt: number
  readonly place: Place | undefined
  /** The time is over: what holds now is asked of the server. */
  readonly onOver: () => void
}

/** While nothing has been sent, one press takes the order back. The server decides; the page only counts down. */
export function UndoOrder({ order, undo, answeredAt, place, onOver }: UndoOrderProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderPage.undo
  const left = useSecondsLeft(undo.seconds, answeredAt, onOver)
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  const { run, busy } = useAction(cancelOrder, { outdates: changedByCancelling, place })
  const { customerOrderId } = order
  const spoken = spokenSeconds(left)
  return (
    <UndoBand
      label={words.label}
      left={left}
      of={60}
      unit={words.unit}
      title={words.question({ time: f.time(undo.until) })}
      spoken={spoken === null ? '' : words.left({ count: spoken })}
      action={
        <Button
          icon={<IconArrowBackUp />}
          busy={busy}
          {...(isOnline ? {} : { reason: words.offline })}
          onClick={() => void run({ input: { customerOrderId, reason: '' } })}
        >
          {words.action}
        </Button>
      }
    >
      {isDrawn(order) ? words.body : words.bodyPlain}
    </UndoBand>
  )
}

function useSecondsLeft(atAnswer: number, answeredAt: number, onOver: () => void): number {
  const [left, setLeft] = useState(atAnswer)
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const tick = () => {
      const now = secondsLeft(atAnswer, answeredAt, Date.now())
      setLeft(now)
      if (now > 0) return
      clearInterval(clock)
      over()
    }
    const clock = setInterval(tick, 500)
    return () => clearInterval(clock)
  }, [atAnswer, answeredAt])
  return left
}

function watchConnection(change: () => void): () => void {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}
