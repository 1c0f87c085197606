import { unbroken } from '@omsorg/domain/format/unbroken.ts'
import type { RecipientRow } from '@omsorg/contract/care-recipients/recipient/search-care-recipients.ts'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../../platform/texts.tsx'
import { Badge } from '../../../../ui/feedback/Badge.tsx'
import { type Column, DataTable } from '../../../../ui/table/DataTable.tsx'
import { Ring } from '../../../../ui/supply/Ring.tsx'
import { useTheme } from '../../../../ui/theme/ThemeProvider.tsx'
import css from './List.module.css'
import { orderPathOf } from '../../order-path.ts'
import { NextStep } from './NextStep.tsx'
import { whereText } from '../../person-text.ts'
import { PersonCell } from './PersonCell.tsx'
import { type ListView, type SortKey, sortedBy } from './list-view.ts'
import { daysText, ringDays, toneOf, wordText } from '../../suggestion-text.ts'
import { useOrderKey } from '../../use-order-key.ts'
import { pathTo } from '../../../../platform/routing/paths.ts'
import { useFormat } from '../../../../platform/format.ts'
import { ProductPicture } from '../../../../ui/picture/ProductPicture.tsx'
import { areaColour } from '../../../products/index.ts'
import { reasonFor } from './reason-for.ts'
import { WithDates } from '../../../../ui/text/WithDates.tsx'

interface RecipientTableProps {
  readonly rows: readonly RecipientRow[]
  readonly view: ListView
  readonly onChange: (part: Partial<ListView>) => void
  readonly list: string
  /** They are still of the former list. */
  readonly stale: boolean
  /** Stands where rows would. */
  readonly instead: ReactNode
  /** What else can be done for a person, beside the next step. */
  readonly besides?: (row: RecipientRow) => ReactNode
}

/** Arrows move between the rows, Enter opens a person, B orders. */
export function RecipientTable({ rows, view, onChange, list, stale, instead, besides }: RecipientTableProps) {
  const t = useTexts()
  const { columns, title } = t.careRecipients.list
  const { density } = useTheme()
  const [chosen, setChosen] = useState<number | null>(null)
  const current = rows.find((row) => row.careRecipientId === chosen) ?? rows[0]

  useOrderKey((onRow) => (onRow && current ? orderPathOf(current) : null))

  const sort = (key: SortKey) => ({
    direction: view.sort === key ? ({ asc: 'ascending', desc: 'descending' } as const)[view.order] : null,
    onSort: () => onChange(sortedBy(view, key)),
  })
  const whyId = (row: RecipientRow) => `why-${row.careRecipientId}`

  const shown: Column<RecipientRow>[] = [
    {
      key: 'days',
      head: columns.days,
      card: 'lead',
      width: '74px',
      cell: ({ urgent }) =>
        urgent && (
          <span className={css.ring}>
            <Ring
              days={ringDays(urgent.suggestion)}
              tone={toneOf(urgent.suggestion.word)}
              label={daysText(t, urgent.suggestion)}
            />
          </span>
        ),
    },
    {
      key: 'name',
      head: columns.name,
      card: 'title',
      width: density === 'compact' ? '300px' : '220px',
      sort: sort('lastName'),
      cell: (row) => <PersonCell row={row} to={pathTo('CareRecipient', { careRecipientId: row.careRecipientId })} />,
    },
    {
      key: 'urgent',
      head: columns.runsOutFirst,
      card: 'body',
      cell: (row) => <UrgentCell urgent={row.urgent} whyId={whyId(row)} />,
    },
    {
      key: 'suggestion',
      head: columns.suggestion,
      card: 'status',
      width: '200px',
      sort: sort('urgency'),
      cell: ({ urgent }) =>
        urgent && <Badge tone={toneOf(urgent.suggestion.word)}>{wordText(t, urgent.suggestion.word)}</Badge>,
    },
    {
      key: 'where',
      head: columns.whereabouts,
      card: 'hidden',
      width: '190px',
      minor: true,
      sort: sort('room'),
      cell: ({ where }) => whereText(where, t),
    },
    {
      key: 'next',
      head: columns.nextStep,
      card: 'action',
      width: '150px',
      right: true,
      cell: (row) =>
        besides ? (
          <span className={css.steps}>
            {besides(row)}
            <NextStep row={row} whyId={whyId(row)} />
          </span>
        ) : (
          <NextStep row={row} whyId={whyId(row)} />
        ),
    },
  ]

  return (
    <DataTable
      caption={title}
      columns={shown}
      rows={rows}
      rowKey={(row) => row.careRecipientId}
      currentKey={current?.careRecipientId}
      onCurrent={(row) => setChosen(row.careRecipientId)}
      arrows
      list={list}
      stale={stale}
      instead={instead}
    />
  )
}

interface UrgentCellProps {
  readonly urgent: RecipientRow['urgent']
  /** Id of the sentence, by which a disabled button is described. */
  readonly whyId: string
}

/** The product that runs out first, and why the person stands here. */
function UrgentCell({ urgent, whyId }: UrgentCellProps) {
  const t = useTexts()
  const format = useFormat()
  const { density } = useTheme()
  const reason = (
    <span className="o-second-line" id={whyId}>
      <WithDates>{reasonFor(urgent, t, format)}</WithDates>
    </span>
  )
  if (!urgent) return reason
  return (
    <span className={css.product}>
      <ProductPicture
        shape={urgent.shape}
        area={areaColour(urgent.therapyArea)}
        size={density === 'compact' ? 28 : 40}
      />
      <span className={css.lines}>
        <b>{unbroken(urgent.name)}</b>
        {reason}
      </span>
    </span>
  )
}
