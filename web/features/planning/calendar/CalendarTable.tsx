import { useTextsAndFormat } from '../../../platform/format.ts'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { ItemChip } from './ItemChip.tsx'
import { capital, detailOf, fromText, timeText, type Row } from './items.ts'
import css from './Calendar.module.css'

interface CalendarTableProps {
  readonly title: string
  readonly items: readonly Row[]
  readonly onOpen: (item: Row) => void
  readonly careRecipientId: number
}

/** The same as the grid, to be read in its order; on a phone as cards. */
export function CalendarTable({ title, items, onOpen, careRecipientId }: CalendarTableProps) {
  const [t, f] = useTextsAndFormat()
  const { columns: words, range } = t.planning.calendar
  const dayText = (day: string) => `${capital(f.weekday(day))} ${f.date(day)}`
  const columns: Column<Row>[] = [
    {
      key: 'day',
      head: words.day,
      cell: ({ day, until }) => (until ? range({ from: dayText(day), to: dayText(until) }) : dayText(day)),
      card: 'lead',
      width: '190px',
    },
    { key: 'time', head: words.time, cell: ({ entry }) => timeText(entry?.timeOfDay ?? null, f) || '–', width: '80px' },
    {
      key: 'what',
      head: words.what,
      cell: (item) => (
        <>
          <ItemChip item={item} onOpen={onOpen} careRecipientId={careRecipientId} brief />
          {item.entry?.periods.map(({ period, description }) => (
            <p key={period} className={css.period}>
              <b>{t.planning.entry.period[period]}:</b> {description}
            </p>
          ))}
        </>
      ),
      card: 'title',
    },
    { key: 'product', head: words.product, cell: detailOf, card: 'body' },
    { key: 'from', head: words.from, cell: (item) => fromText(item, t, f), minor: true, card: 'body' },
  ]
  return <DataTable caption={title} rows={items} rowKey={({ key }) => key} columns={columns} />
}
