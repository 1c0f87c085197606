import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { RouteLink } from '../../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import css from './List.module.css'
import { nameOf } from '../../person-text.ts'

interface PersonCellProps {
  readonly row: RecipientRow
}

/** Name and number, or the badge in their place: of a protected person the answer holds neither. */
export function PersonCell({ row }: PersonCellProps) {
  const t = useTexts()
  const { title, hidden } = t.careRecipients.protected
  return (
    <span className={css.lines}>
      <RouteLink to={pathTo('CareRecipient', { careRecipientId: row.careRecipientId })} className={css.name}>
        {row.protected ? <Badge tone="guard">{title}</Badge> : nameOf(row)}
      </RouteLink>
      <span className={css.second}>
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
