import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { useEffect, useState } from 'react'
import { useAllTexts } from '../language/use-texts.ts'
import { begunOrders } from '../offline/begun-orders.ts'
import { isHeld, type OrderLetter } from '../offline/letters.ts'
import type { Letter } from '../offline/outbox.ts'
import FormerNote from '../unsent/FormerNote.tsx'
import { isOutboxLasting, outbox, useWaiting } from '../offline/outbox-here.ts'
import { Box, Note } from '../parts/Box.tsx'
import { PressTo } from '../parts/Press.tsx'
import { useHere } from '../person/here.ts'

const pageOf = { change: 'diary', count: 'count', renewal: 'ask' } as const

/** What is on this device and not at the server yet, of the person one looks at; afterwards that it was sent. */
export default function WaitingBox() {
  const t = useAllTexts()
  const { me, person } = useHere()
  const { careRecipientId } = person
  const { letters, taken, refused } = useWaiting()
  const [isBegun, setBegun] = useState(false)
  const waiting = letters.filter((each) => each.careRecipientId === careRecipientId)
  const order = waiting.find(({ kind }) => kind === 'order')
  const notTaken = waiting.filter(({ key, kind }) => refused.has(key) && kind !== 'order')
  const others = waiting.length - notTaken.length - (order ? 1 : 0)
  const late = taken.filter(({ letter, hasWaited }) => hasWaited && letter.careRecipientId === careRecipientId)
  useEffect(() => {
    let isMeant = true
    void begunOrders.about(careRecipientId).then((begun) => isMeant && setBegun(begun !== null))
    return () => {
      isMeant = false
    }
  }, [careRecipientId])
  // It is said on one visit of the page.
  useEffect(
    () => () => {
      const { taken: all } = outbox.current()
      outbox.see(all.filter(({ letter }) => letter.careRecipientId === careRecipientId))
    },
    [careRecipientId],
  )
  return (
    <>
      {order && (
        <Box title={refused.has(order.key) ? t.order.refusedTitle : t.order.waitsTitle}>
          <p>{orderSays(order)}</p>
          <PressTo to="order-check" variant="primary">
            {t.order.see}
          </PressTo>
        </Box>
      )}
      {isBegun && !order && (
        <Box title={t.order.begunTitle}>
          <PressTo to="order" icon={<IconPencil />}>
            {t.order.goOn}
          </PressTo>
        </Box>
      )}
      {others > 0 && (
        <Note icon={<IconDeviceMobile />} tone="info" spoken="status" title={t.diary.kept}>
          {isOutboxLasting() ? t.diary.keptBody : t.diary.keptOpen}
        </Note>
      )}
      {notTaken.length > 0 && (
        <Box title={t.order.notAllSent}>
          {(['change', 'count', 'renewal'] as const)
            .filter((kind) => notTaken.some((each) => each.kind === kind))
            .map((kind) => (
              <PressTo key={kind} to={pageOf[kind]}>
                {kind === 'change' ? t.home.diary : kind === 'count' ? t.home.count : t.home.ask}
              </PressTo>
            ))}
        </Box>
      )}
      <FormerNote me={me} />
      {late.length > 0 && waiting.length === 0 && (
        <Note icon={<IconCheck />} tone="fresh" spoken="status">
          {t.order.allSent}
        </Note>
      )}
    </>
  )

  function orderSays({ key, body }: Letter): string {
    if (refused.has(key)) return t.order.refusedBody
    return isHeld(body as OrderLetter, Date.now()) ? t.order.heldBody : t.order.waitsBody
  }
}
