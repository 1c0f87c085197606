import { useEffect, useState } from 'react'
import { newKey } from '../calls/use-doing.ts'
import { isHeld, type OrderLetter } from '../offline/letters.ts'
import { outbox, send, useWaiting } from '../offline/outbox-here.ts'
import { go } from '../way/way.ts'

export interface WaitingOrder {
  /** Null where no order was sent from here that the server has not answered. */
  readonly order: OrderLetter | null
  /** Why the server would not have it. */
  readonly refusal: { readonly reason: string; readonly detail: unknown } | null
  readonly busy: boolean
  /** It was just pressed, and nobody knows yet. */
  readonly isFirstTry: boolean
  /** It was just taken, and leads to its page. */
  readonly isSent: boolean
  /** Pressed so long ago that it is sent only when it is pressed again. */
  readonly isHeld: boolean
  /** Lays it into the box and sends it; pressed again it is the same order. */
  readonly send: (order: Omit<OrderLetter, 'pressedAt'>) => void
  /** Takes it out of the box. What was begun stays at the server. */
  readonly giveUp: () => Promise<void>
}

/** The order of a person on its way: it lies in the box of this device until the server has answered, over a reload as well; then its page says that it was sent. */
export function useOrderLetter(careRecipientId: number): WaitingOrder {
  const { letters, refused, details, sending, taken } = useWaiting()
  const sent = taken.find(({ letter: each }) => each.kind === 'order' && each.careRecipientId === careRecipientId)
  useEffect(() => {
    // Another page may have told it.
    if (!sent || !outbox.current().taken.includes(sent)) return
    outbox.see([sent])
    go('order-sent', { about: { order: (sent.letter.body as OrderLetter).customerOrderId }, replace: true })
  }, [sent])
  const [isFirstTry, setFirstTry] = useState(false)
  const letter = letters.find((each) => each.kind === 'order' && each.careRecipientId === careRecipientId)
  const reason = letter && refused.get(letter.key)
  const order = letter ? (letter.body as OrderLetter) : null
  return {
    order,
    refusal: letter && reason !== undefined ? { reason, detail: details.get(letter.key) } : null,
    busy: isFirstTry || sending,
    isFirstTry,
    isSent: sent !== undefined,
    isHeld: order !== null && isHeld(order, Date.now()),
    send: (wish) => {
      // What was refused was not taken in: asked for in another way, it is another wish.
      const key = letter && reason === undefined ? letter.key : newKey()
      if (letter && letter.key !== key) void outbox.drop(letter.key)
      const body: OrderLetter = { ...wish, pressedAt: Date.now() }
      setFirstTry(true)
      void send({ key, kind: 'order', careRecipientId, body }).finally(() => setFirstTry(false))
    },
    giveUp: async () => {
      if (letter) await outbox.drop(letter.key)
    },
  }
}
