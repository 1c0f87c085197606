import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { useTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { nameOf } from '../../person-text.ts'
import css from './List.module.css'

interface PersonCellProps {
  readonly row: RecipientRow
  /** The person's page. */
  readonly to: string
}

/** Name and number, or the badge in their place: of a protected person the answer holds neither. */
export function PersonCell({ row, to }: PersonCellProps) {
  const t = useTexts()
  const { title, hidden } = t.careRecipients.protected
  return (
    <span className={css.lines}>
      <RouteLink to={to} className={css.name}>
        {row.protected ? <Badge tone="guard">{title}</Badge> : nameOf(row)}
      </RouteLink>
      <span className="o-second-line">
        {row.protected ? hidden : row.ssn}
        {row.status !== 'active' && (
          <>
            {' '}
            <Badge>{t.careRecipients.status[row.status]}</Badge>
          </>
        )}
      </span>
    </span>
  )
}
