import type { RowView } from '@omsorg/contract/prescriptions/row-view.ts'
import { useFormat } from '../../platform/format.ts'
import { useLanguage, useTexts } from '../../platform/texts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { SupplyAxis } from '../../ui/SupplyTimeline.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WithdrawalBars } from '../../ui/WithdrawalBars.tsx'
import { daysText, toneOf, wordText } from '../care-recipients/index.ts'
import { nextWithdrawalText } from './left-to-draw.ts'
import { monthLabel } from './month-label.ts'
import { ProductCell } from './ProductCell.tsx'
import css from './ProductsTab.module.css'
import { RowNextStep, WhyNot, isHindered } from './RowNextStep.tsx'
import { SupplyCell } from './SupplyCell.tsx'
import { dayNumber, monthsOfAxis, spanOfAxis } from './timeline-of-row.ts'

interface ProductsTableProps {
  readonly rows: readonly RowView[]
  /** The day in the market, as the answer says. */
  readonly today: string
  /** The supply as a table of the same facts, instead of the picture. */
  readonly asTable: boolean
}

export function ProductsTable({ rows, today, asTable }: ProductsTableProps) {
  const t = useTexts()
  const format = useFormat()
  const { language } = useLanguage()
  const { products, timeline, withdrawals } = t.careRecipients
  const months = monthsOfAxis(today).map((month) => ({ day: dayNumber(month), label: monthLabel(month, language) }))
  const axis = <SupplyAxis span={spanOfAxis(today)} months={months} todayLabel={timeline.today} />

  const columns: Column<RowView>[] = [
    { key: 'product', head: products.columns.product, card: 'title', width: '25%', cell: (row) => <ProductCell row={row} /> },
    {
      key: 'supply',
      head: asTable ? (
        timeline.title
      ) : (
        <>
          <VisuallyHidden>{timeline.title}</VisuallyHidden>
          {axis}
        </>
      ),
      card: 'body',
      width: '37%',
      cell: (row) => (
        <>
          {!asTable && <span className={css.axisInCard}>{axis}</span>}
          <SupplyCell row={row} today={today} months={months} asTable={asTable} />
        </>
      ),
    },
    {
      key: 'runsOut',
      head: products.columns.runsOut,
      card: 'status',
      width: '176px',
      cell: ({ suggestion }) => (
        <span className={css.runsOut}>
          <Badge tone={toneOf(suggestion.word)}>{wordText(t, suggestion.word)}</Badge>
          {suggestion.runsOutOn && <b>{format.date(suggestion.runsOutOn)}</b>}
          <span className={css.second}>{daysText(t, suggestion)}</span>
        </span>
      ),
    },
    {
      key: 'left',
      head: products.columns.leftToDraw,
      card: 'body',
      width: '176px',
      cell: (row) => (
        <WithdrawalBars
          total={row.withdrawals + row.extraWithdrawals}
          left={row.withdrawalsRemaining}
          text={withdrawals.left({ left: row.withdrawalsRemaining, of: row.withdrawals + row.extraWithdrawals })}
          note={nextWithdrawalText(t, format, row)}
        />
      ),
    },
    {
      key: 'next',
      head: products.columns.nextStep,
      card: 'action',
      right: true,
      cell: (row) => <RowNextStep row={row} />,
    },
  ]
  return (
    <div className={css.table}>
      <DataTable
        caption={timeline.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.prescriptionRowId}
        under={(row) => isHindered(row) && <WhyNot row={row} />}
      />
    </div>
  )
}
