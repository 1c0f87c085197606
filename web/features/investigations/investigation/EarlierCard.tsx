import type { InvestigationRow } from '@omsorg/contract/investigations/investigation/investigation-view.ts'
import type { TherapyArea } from '@omsorg/domain/therapy-area.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { RouteLink } from '../../../platform/routing/navigation.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { investigationPath } from './investigation-address.ts'
import { toneOfStatus } from './status-tone.ts'
import css from './Investigation.module.css'

interface EarlierCardProps {
  readonly whose: { readonly careRecipientId: number; readonly therapyArea: TherapyArea }
  readonly rows: readonly InvestigationRow[]
}

/** The other investigations of the area. */
export function EarlierCard({ whose, rows }: EarlierCardProps) {
  const [t, f] = useTextsAndFormat()
  return (
    <Card title={t.investigations.page.earlier} padded>
      <ul className={css.earlier}>
        {rows.map(({ investigationId, validFrom, status, dailyTotal }) => (
          <li key={investigationId}>
            <RouteLink to={investigationPath(whose, investigationId)}>{validFrom}</RouteLink>
            <span>{dailyTotal !== null && `${f.number(dailyTotal)} ml`}</span>
            <Badge tone={toneOfStatus[status]}>{t.statuses.investigation[status]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
