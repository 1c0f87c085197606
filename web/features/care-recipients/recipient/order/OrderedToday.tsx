import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useTexts } from '../../../../platform/texts.tsx'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { NextPersonButton } from '../../next/NextPersonButton.tsx'
import { useNextPersons } from '../../next/next-persons.ts'
import type { Recipient } from '../../person-text.ts'
import type { RecipientHere } from '../../recipient-here.ts'
import { authorName } from '../../../../platform/author-name.ts'

interface OrderedTodayProps {
  readonly person: Recipient
  readonly here: RecipientHere
  readonly ordered: NonNullable<Recipient['orderedToday']>
}

function orderPageOf(
  { customerOrderId }: OrderedTodayProps['ordered'],
  { careRecipientId, place }: RecipientHere,
): string {
  return place
    ? pathTo('CSPRecipientOrderDetails', { careRecipientId, ...place, customerOrderId })
    : pathTo('OrderOverview', { customerOrderId })
}

/** Once a person has been ordered for, the next sensible thing is the next person; customer service looks at the order. */
export function AfterOrdering({ here, ordered }: OrderedTodayProps) {
  const words = useTexts().careRecipients.orderedToday
  const { left, next } = useNextPersons(here.careRecipientId, here.place === null)
  if (here.place === null) return left && <NextPersonButton next={next} />
  return (
    <RouteButton variant="primary" to={orderPageOf(ordered, here)}>
      {words.showOrder}
    </RouteButton>
  )
}

/** By whom and when, with the way to that order; a second one the same day is asked about before it is begun. */
export function OrderedTodayNotice({ person, here, ordered }: OrderedTodayProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.careRecipients.orderedToday
  return (
    <Notice
      band
      tone="fresh"
      title={words.by({ name: authorName(ordered.by, t), time: f.time(ordered.at) })}
      actions={
        <>
          <RouteButton size="compact" to={orderPageOf(ordered, here)}>
            {words.showOrder}
          </RouteButton>
          {person.can.order.allowed && (
            <RouteButton variant="text" size="compact" to={here.orderPath}>
              {words.orderMore}
            </RouteButton>
          )}
        </>
      }
    />
  )
}
