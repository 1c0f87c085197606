import { orderQueue } from '../../../platform/order-queue.ts'
import { useCareTexts } from '../../../platform/texts.tsx'
import { nameOf } from '../person-text.ts'
import { useNextPersons } from './next-persons.ts'

interface QueuePlaceProps {
  readonly careRecipientId: number
  /** Who is next is said elsewhere. */
  readonly short?: boolean
}

/** Where somebody stands who has set out to order for several: '2 of 3. Next: Gun-Britt Sandelin'. */
export function QueuePlace({ careRecipientId, short = false }: QueuePlaceProps) {
  const words = useCareTexts().orderPage.next
  const place = orderQueue().placeOf(careRecipientId)
  const { next } = useNextPersons(careRecipientId, !short && place !== null && place.at < place.of)
  if (!place) return null
  const name = next && nameOf(next)
  return (
    <>
      {words.position(place)}
      {!short && next && `. ${name ? words.next({ name }) : words.nextPlain}`}
    </>
  )
}
