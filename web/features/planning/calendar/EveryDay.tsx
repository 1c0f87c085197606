import { useTextsAndFormat } from '../../../platform/format.ts'
import { ItemChip } from './ItemChip.tsx'
import { isEveryDay, type Calendar, type Item } from './items.ts'
import css from './Calendar.module.css'

interface EveryDayProps {
  readonly calendar: Calendar
  readonly days: readonly Temporal.PlainDate[]
  readonly onOpen: (item: Item) => void
}

/** What comes on each of the days stands once above the days. It opens on the next of them. */
export function EveryDay({ calendar, days, onOpen }: EveryDayProps) {
  const [t] = useTextsAndFormat()
  const entries = calendar.entries.filter((entry) => isEveryDay(entry, days))
  if (entries.length === 0) return null
  return (
    <div className={css.everyDay}>
      <h3>{t.planning.calendar.everyDay}</h3>
      <ul>
        {entries.map((entry) => {
          const day = entry.days.find((each) => each >= calendar.today) ?? entry.days.at(-1) ?? entry.start
          const item: Item = { key: String(entry.calendarEntryId), day, entry, computed: null }
          return (
            <li key={item.key}>
              <ItemChip item={item} onOpen={onOpen} careRecipientId={calendar.careRecipientId} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
