import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useCareTextsAndFormat } from '../../../../platform/format.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { RouteButton } from '../../../../platform/routing/RouteButton.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { WithDates } from '../../../../ui/text/WithDates.tsx'
import type { Recipient } from '../../person-text.ts'
import type { RecipientHere } from '../../recipient-here.ts'
import { ThrowOrderDraftAway } from './ThrowOrderDraftAway.tsx'

interface OrderDraftProps {
  readonly draft: NonNullable<Recipient['orderDraft']>
  readonly here: RecipientHere
}

/** What was begun to be ordered for the person and not placed: it is no order, and goes on or goes away. */
export function OrderDraft({ draft, here }: OrderDraftProps) {
  const [t, f] = useCareTextsAndFormat()
  const words = t.orderPage.draft
  const { customerOrderId, savedOn, packages, itemNames } = draft
  const { careRecipientId, place } = here
  const held =
    packages > 0
      ? words.packages({ packages: t.common.units.packages({ count: packages }), items: itemNames.join(', ') })
      : words.empty
  return (
    <Card title={words.title} note={<Badge>{words.badge}</Badge>} padded>
      <div className="o-row-ends">
        <p>
          <b>
            <WithDates>{words.begun({ date: f.dateTime(savedOn) })}</WithDates>
          </b>
          <span className="o-second-line">{held}</span>
        </p>
        <div className="o-row-8">
          <ThrowOrderDraftAway customerOrderId={customerOrderId} place={place ?? undefined} compact />
          <RouteButton
            variant="tinted"
            size="compact"
            icon={<IconArrowRight />}
            to={pathTo('OrderWithdrawal', { careRecipientId, ...place, recreateCustomerOrderId: customerOrderId })}
          >
            {words.goOn}
          </RouteButton>
        </div>
      </div>
    </Card>
  )
}
