import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { useFormat } from '../../../../platform/format.ts'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { nameOrProtected } from '../../person-text.ts'
import css from './List.module.css'
import { authorName } from '../../../../platform/author-name.ts'

interface OrderedTodayLinkProps {
  readonly row: RecipientRow
  readonly ordered: NonNullable<RecipientRow['orderedToday']>
}

/** Somebody has ordered for the person today: what it was stands there, and no second order is offered. */
export function OrderedTodayLink({ row, ordered }: OrderedTodayLinkProps) {
  const t = useTexts()
  const format = useFormat()
  const { by, at, customerOrderId } = ordered
  const words = t.careRecipients.orderedToday.by({ name: authorName(by, t), time: format.time(at) })
  return (
    <RouteLink
      to={pathTo('OrderOverview', { customerOrderId })}
      className={css.ordered}
      aria-label={`${words}: ${nameOrProtected(row, t)}`}
    >
      {words}
    </RouteLink>
  )
}
