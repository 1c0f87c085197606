import type { HistoryEntry } from '@omsorg/contract/prescriptions/history/read-prescription-history.ts'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { AreaMark } from '../../../ui/picture/AreaMark.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { areaColour } from '../../products/index.ts'
import css from './History.module.css'
import { statusTone, statusWord } from './status-words.ts'
import { authorName } from '../../../platform/author-name.ts'

interface HistoryTableProps {
  readonly rows: readonly HistoryEntry[]
  readonly instead: ReactNode
  readonly onOpen: (prescriptionId: number) => void
}

export function HistoryTable({ rows, instead, onOpen }: HistoryTableProps) {
  const [t, format] = useTextsAndFormat()
  const words = t.renewing.history
  const columns: Column<HistoryEntry>[] = [
    {
      key: 'area',
      head: words.columns.area,
      card: 'title',
      cell: ({ therapyArea, rowCount }) => (
        <span className={css.lines}>
          <AreaMark area={areaColour(therapyArea)}>{t.therapyAreas.names[therapyArea]}</AreaMark>
          <small className="o-second">{words.products({ count: rowCount })}</small>
        </span>
      ),
    },
    {
      key: 'period',
      head: words.columns.period,
      card: 'body',
      cell: ({ startDate, endDate, effectiveEndDate, predecessorId, successorId }) => (
        <span className={css.lines}>
          <b>{words.period({ from: format.date(startDate), to: format.date(endDate) })}</b>
          {effectiveEndDate && (
            <small className="o-second">{words.endedEarly({ date: format.date(effectiveEndDate) })}</small>
          )}
          {predecessorId !== null && <small className="o-second">{words.isRenewal}</small>}
          {successorId !== null && <small className="o-second">{words.wasRenewed}</small>}
        </span>
      ),
    },
    {
      key: 'status',
      head: words.columns.status,
      card: 'status',
      cell: ({ status }) => <Badge tone={statusTone[status]}>{statusWord(status, t)}</Badge>,
    },
    {
      key: 'by',
      head: words.columns.by,
      card: 'labelled',
      cell: ({ prescribedBy, carePlaceName }) => (
        <span className={css.lines}>
          <span>{authorName(prescribedBy, t)}</span>
          <small className="o-second">{carePlaceName}</small>
        </span>
      ),
    },
    {
      key: 'open',
      head: t.common.actions.show,
      headHidden: true,
      card: 'action',
      right: true,
      cell: ({ prescriptionId, therapyArea, startDate }) => {
        const label = words.open({ area: t.therapyAreas.names[therapyArea], from: format.date(startDate) })
        return (
          <Button
            size="compact"
            aria-label={`${t.common.actions.show}: ${label}`}
            onClick={() => onOpen(prescriptionId)}
          >
            {t.common.actions.show}
          </Button>
        )
      },
    },
  ]
  return (
    <DataTable
      caption={words.title}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.prescriptionId}
      arrows
      instead={instead}
    />
  )
}
