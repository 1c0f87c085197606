import { useTextsAndFormat } from '../../../platform/format.ts'
import { AmountGrid, type GridColumn } from '../../../ui/grid/AmountGrid.tsx'
import { lastingOf } from '../placing/line/lasting.ts'
import { BelowRow, hasMoreBelow, ProductCell, ResidentCell, WhyCell } from './ResidentCells.tsx'
import type { ResidentRow } from './resident-rows.ts'
import css from './Residents.module.css'
import { whatIs } from './row-words.ts'
import { SupplyLeft } from './SupplyLeft.tsx'
import type { ResidentLines } from './use-resident-lines.ts'

interface ResidentsGridProps {
  readonly lines: ResidentLines
  readonly rows: readonly ResidentRow[]
  readonly today: string
  readonly showPrices: boolean
}

/** All residents with their products below each other: one number of each row is filled in, by the keyboard alone. */
export function ResidentsGrid({ lines, rows, today, showPrices }: ResidentsGridProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.orderKinds.residents
  const firstKeys = new Set(rows.filter((row, at) => rows[at - 1]?.resident !== row.resident).map(({ key }) => key))
  const sent = ({ checked }: ResidentRow) => checked?.sent ?? 0
  const lasts: GridColumn<ResidentRow> = {
    key: 'lasts',
    head: words.columns.lasts,
    width: '104px',
    minor: true,
    cell: (row) => (
      <span className={css.day}>{(sent(row) > 0 && lastingOf(row.line, sent(row), today).until) || '–'}</span>
    ),
  }
  const sum: GridColumn<ResidentRow> = {
    key: 'sum',
    head: t.orders.quantity.columns.sum,
    width: '96px',
    right: true,
    minor: true,
    cell: (row) =>
      sent(row) > 0 && row.line.pricePerPackage !== null ? f.amount(row.line.pricePerPackage * sent(row)) : '–',
  }
  return (
    // Whoever goes to another number has finished the one before.
    <div onFocus={lines.rest}>
      <AmountGrid
        caption={words.grid}
        rows={rows}
        rowKey={({ key }) => key}
        groupOf={({ line }) => line.careRecipientId ?? 0}
        before={[
          {
            key: 'resident',
            head: words.columns.resident,
            width: '25%',
            sorted: 'ascending',
            cell: (row) => <ResidentCell row={row} isFirst={firstKeys.has(row.key)} />,
          },
          {
            key: 'product',
            head: t.orders.quantity.columns.product,
            width: '22%',
            cell: (row) => <ProductCell row={row} />,
          },
          { key: 'left', head: words.columns.left, width: '116px', cell: ({ line }) => <SupplyLeft line={line} /> },
          { key: 'why', head: words.columns.why, cell: (row) => <WhyCell row={row} pasted={lines.pasted} /> },
        ]}
        amountHead={words.columns.packages}
        amountOf={(row) => {
          const { line, filled, checked } = row
          return {
            label: words.amountOf(whatIs(row, t)),
            ...(line.suggestedQuantity !== null && { note: words.suggestion({ count: line.suggestedQuantity }) }),
            value: filled.quantity === 0 ? null : filled.quantity,
            aside: filled.setAside ? words.aside : null,
            bad: checked?.check.blocks ?? false,
          }
        }}
        after={showPrices ? [lasts, sum] : [lasts]}
        under={(row) =>
          hasMoreBelow(row) && <BelowRow row={row} id={`below-${row.key}`} act={(action) => lines.act(action)} />
        }
        onAmount={lines.setAmount}
        onHighest={lines.setHighest}
        onAside={lines.setAsideOrBack}
        onUndo={lines.undo}
        onPaste={lines.paste}
        onEnd={() => document.getElementById('order-next')?.focus()}
      />
    </div>
  )
}
