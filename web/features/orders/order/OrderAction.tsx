import type { OrderView } from '@omsorg/contract/orders/order/order-view.ts'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs'
import type { Place } from '../../../platform/calls/request.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { RouteButton } from '../../../platform/routing/RouteButton.tsx'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { NextPersonButton, type useNextPersons } from '../../care-recipients/index.ts'
import { againPathOf } from '../again/again-path.ts'
import { moodOf } from './order-words.ts'

interface OrderActionProps {
  readonly order: OrderView
  readonly place: Place | undefined
  readonly nextPersons: ReturnType<typeof useNextPersons>
}

/** The one filled button: after ordering the next person, for a draft to go on, later the same order again. */
export function OrderAction({ order, place, nextPersons }: OrderActionProps) {
  const t = useAllTexts()
  const words = t.orderPage
  const { careRecipient: person } = order
  const mood = moodOf(order)
  if (mood === 'receipt' && person) {
    if (!place) return nextPersons.left && <NextPersonButton next={nextPersons.next} />
    const { careRecipientId } = person
    return (
      <RouteButton variant="primary" to={pathTo('CSPRecipient', { careRecipientId, ...place })}>
        {words.next.toPerson}
      </RouteButton>
    )
  }
  const isDraft = mood === 'draft'
  const look = { variant: 'primary', icon: isDraft ? <IconArrowRight /> : <IconRepeat /> } as const
  const word = isDraft ? words.draft.goOn : words.again
  const { allowed, reason } = order.can.orderAgain
  if (!allowed) {
    return (
      <Button {...look} reason={words.againBlocks[reason ?? 'ordering-right-missing']}>
        {word}
      </Button>
    )
  }
  const again = { ...order, careRecipientId: person?.careRecipientId ?? null }
  return (
    <RouteButton {...look} to={againPathOf(again, place)}>
      {word}
    </RouteButton>
  )
}
