import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { useScreenActions } from '../../../../platform/search/screen-actions.ts'
import { useCareTexts, useTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Button } from '../../../../ui/action/Button.tsx'
import { HeadCard } from '../../../../ui/layout/Card.tsx'
import { type Recipient, identityText, nameOf, orderingBlockText } from '../../person-text.ts'
import type { RecipientHere } from '../../recipient-here.ts'
import { RecipientMenu } from './RecipientMenu.tsx'
import { RecipientFacts, whyNotId } from './RecipientFacts.tsx'
import { AfterOrdering, OrderedTodayNotice } from '../order/OrderedToday.tsx'
import { useOrderKey } from '../../use-order-key.ts'
import { useFormat } from '../../../../platform/format.ts'
import { Notice } from '../../../../ui/feedback/Notice.tsx'
import { deliveryText } from '../../title-for.ts'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

const tones = { 'time-to-order': 'now', soon: 'soon', 'consumption-missing': 'info' } as const

/** The item that runs out first: since when, and until when to order so that it comes on a named day. */
function UrgentNotice({ person }: { readonly person: Recipient }) {
  const t = useTexts()
  const format = useFormat()
  const { urgent, nextDelivery } = person
  if (!urgent || urgent.suggestion.word === 'recently-ordered') return null
  const { word, runsOutOn, daysLeft, action } = urgent.suggestion
  const { warning, timeline, supply } = t.careRecipients
  const product = urgent.name
  const delivery = action === 'order' && deliveryText(nextDelivery, { t, format, oneItem: true })
  return (
    <Notice band tone={tones[word]} title={<WithDates>{titleOf()}</WithDates>}>
      {delivery && <WithDates>{delivery}</WithDates>}
    </Notice>
  )

  function titleOf(): string {
    if (word === 'consumption-missing') return timeline.summaryUnknown({ product })
    if (runsOutOn === null || daysLeft === null) return `${product}: ${supply.neverOrdered}.`
    if (daysLeft <= 0) return warning.out({ count: -daysLeft, product })
    return timeline.summary({ product, date: format.date(runsOutOn) })
  }
}

interface RecipientHeadProps {
  readonly person: Recipient
  readonly here: RecipientHere
}

/** Answers who it is, whether anything may be ordered and why not, alive, protected, where, and who speaks for them. */
export function RecipientHead({ person, here }: RecipientHeadProps) {
  const t = useTexts()
  const { order } = person.can
  const orderPath = order.allowed ? here.orderPath : null
  useOrderKey(() => (person.orderedToday ? null : orderPath))
  useScreenActions([
    {
      key: 'order',
      word: t.careRecipients.actions.order,
      path: orderPath,
      reason: order.reason ? orderingBlockText(order.reason, t) : undefined,
      keyCap: 'B',
    },
  ])
  return (
    <HeadCard
      title={person.protected ? <Badge tone="guard">{t.careRecipients.protected.title}</Badge> : nameOf(person)}
      lead={<Lead person={person} />}
      actions={<RecipientMenu person={person} here={here} />}
      primary={
        person.orderedToday ? (
          <AfterOrdering person={person} here={here} ordered={person.orderedToday} />
        ) : (
          <OrderProducts person={person} orderPath={here.orderPath} />
        )
      }
      facts={<RecipientFacts person={person} />}
      band={
        person.orderedToday ? (
          <OrderedTodayNotice person={person} here={here} ordered={person.orderedToday} />
        ) : (
          <UrgentNotice person={person} />
        )
      }
    />
  )
}

/** Who it is, and what must not be given to her. */
function Lead({ person }: Pick<RecipientHeadProps, 'person'>) {
  const t = useCareTexts()
  const { latex, pvc } = person.sensitivities
  const words = t.recipientForm.other
  return (
    <>
      {identityText(person, t)} {latex && <Badge tone="error">{words.latex}</Badge>}{' '}
      {pvc && <Badge tone="error">{words.pvc}</Badge>}
    </>
  )
}

function OrderProducts({ person, orderPath }: Pick<RecipientHeadProps, 'person'> & { readonly orderPath: string }) {
  const { actions } = useTexts().careRecipients
  const look = { variant: 'primary', icon: <IconShoppingCart />, keyCap: 'B' } as const
  const count = person.orderableItems
  const words = count > 0 ? actions.orderCount({ count }) : actions.order
  if (!person.can.order.allowed) {
    return (
      <Button {...look} reasonId={whyNotId}>
        {words}
      </Button>
    )
  }
  return (
    <RouteButton {...look} to={orderPath}>
      {words}
    </RouteButton>
  )
}
