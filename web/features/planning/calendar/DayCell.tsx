import type { CalendarEntry } from '@omsorg/contract/planning/entry/entry-fields.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import { capital, timeText, type Item } from './items.ts'
import { ItemChip } from './ItemChip.tsx'
import css from './Calendar.module.css'

interface DayCellProps {
  readonly day: Temporal.PlainDate
  readonly today: string
  readonly isFocused: boolean
  /** Those of the whole week, so that each keeps its height over all its days. */
  readonly bands: readonly CalendarEntry[]
  /** How many stand above the days, for they come on each of them. */
  readonly everyDay: number
  readonly items: readonly Item[]
  readonly most: number
  readonly onFocus: () => void
  readonly onLook: () => void
  readonly onOpen: (item: Item) => void
  readonly careRecipientId: number
}

export function DayCell(props: DayCellProps) {
  const { day, today, isFocused, bands, everyDay, items, most, onFocus, onLook, onOpen, careRecipientId } = props
  const [t, f] = useTextsAndFormat()
  const words = t.planning.calendar
  const date = day.toString()
  const shown = items.length > most ? items.slice(0, most - 1) : items
  const isEmpty = items.length === 0 && !bands.some((band) => band.days.includes(date))
  const isToday = date === today
  return (
    <div
      role="gridcell"
      tabIndex={isFocused ? 0 : -1}
      data-day={date}
      aria-current={isToday ? 'date' : undefined}
      className={classes(css.cell, isToday && css.today, day.dayOfWeek > 5 && css.weekend, date < today && css.past)}
      onFocus={onFocus}
    >
      <VisuallyHidden>
        {words.dayOf({
          weekday: capital(f.weekday(day)),
          date: f.date(day),
          what: everyDay > 0 ? words.comesEveryDay({ count: everyDay }) : isEmpty ? words.nothing : '',
        })}
      </VisuallyHidden>
      <span className={css.date} aria-hidden="true">
        {day.day === 1 || day.dayOfWeek === 1 ? `${day.day} ${f.shortMonth(day)}` : day.day}
        {isToday && <span className={css.todayWord}>{words.today}</span>}
      </span>
      {bands.map((band) => (
        <Band key={band.calendarEntryId} band={band} day={day} onOpen={onOpen} />
      ))}
      {shown.map((item) => (
        <ItemChip key={item.key} item={item} onOpen={onOpen} careRecipientId={careRecipientId} inGrid />
      ))}
      {shown.length < items.length && (
        <button type="button" className={css.more} data-tone="more" tabIndex={-1} onClick={onLook}>
          {words.more({ count: items.length - shown.length })}
        </button>
      )}
    </div>
  )
}

function bandItem(entry: CalendarEntry, day: string): Item {
  return { key: `${entry.calendarEntryId} ${day}`, day, entry, computed: null }
}

interface BandProps {
  readonly band: CalendarEntry
  readonly day: Temporal.PlainDate
  readonly onOpen: (item: Item) => void
}

/** A part of a band over several days: its words stand on its first day of the week. */
function Band({ band, day, onOpen }: BandProps) {
  const [, f] = useTextsAndFormat()
  const comes = (date: Temporal.PlainDate) => band.days.includes(date.toString())
  if (!comes(day)) return <span className={css.noBand} aria-hidden="true" />
  const words = `${timeText(band.timeOfDay, f)} ${band.text}`.trim()
  const begins = day.dayOfWeek === 1 || !comes(day.subtract({ days: 1 }))
  let span = 1
  while (day.dayOfWeek + span <= 7 && comes(day.add({ days: span }))) span += 1
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes(css.band, begins && css.begins)}
      data-tone={band.therapyArea}
      aria-label={words}
      onClick={() => onOpen(bandItem(band, day.toString()))}
    >
      {begins && (
        <span data-span={span} className={css.bandWords}>
          {words}
        </span>
      )}
    </button>
  )
}
