import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { classes } from '../../../ui/theme/classes.ts'
import { dayAfterKey, weeksOf } from './calendar-days.ts'
import { DayCell } from './DayCell.tsx'
import { isBand, isEveryDay, type Calendar, type Item } from './items.ts'
import css from './Calendar.module.css'

interface CalendarGridProps {
  readonly title: string
  readonly calendar: Calendar
  readonly items: readonly Item[]
  readonly days: readonly Temporal.PlainDate[]
  readonly at: Temporal.PlainDate
  readonly onDay: (day: Temporal.PlainDate) => void
  /** The day by itself. */
  readonly onLook: (day: Temporal.PlainDate) => void
  readonly onOpen: (item: Item) => void
  readonly onAdd: (day: Temporal.PlainDate) => void
  readonly careRecipientId: number
}

/** Days as a grid with one tab stop: a day is read with what stands on it, and Enter opens that. */
export function CalendarGrid(props: CalendarGridProps) {
  const { title, calendar, items, days, at, onDay, onLook, onOpen, onAdd, careRecipientId } = props
  const [t, f] = useTextsAndFormat()
  const grid = useRef<HTMLDivElement>(null)
  const follows = useRef(false)
  const focused = at.toString()
  useEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  const onDays = items.filter(({ entry }) => !entry || !isBand(entry))
  const daily = calendar.entries.filter(isBand)
  const bands = daily.filter((entry) => !isEveryDay(entry, days))
  const isWeek = days.length === 7

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const to = dayAfterKey(event, at, days.length)
    if (to) {
      event.preventDefault()
      follows.current = true
      onDay(to)
      return
    }
    const cell = event.target
    if (event.key !== 'Enter' || !(cell instanceof HTMLElement) || cell.dataset['day'] === undefined) return
    event.preventDefault()
    const things = [...cell.querySelectorAll<HTMLElement>('[data-tone]')]
    const [only] = things
    if (only && things.length === 1) only.click()
    else if (only) onLook(at)
    else onAdd(at)
  }

  return (
    <div role="grid" aria-label={title} className={classes(css.grid, isWeek && css.week)} ref={grid} onKeyDown={press}>
      <div role="row" className={css.heads}>
        <span role="columnheader" className={css.weekNumber}>
          <VisuallyHidden>{t.planning.calendar.view.week}</VisuallyHidden>
        </span>
        {days.slice(0, 7).map((day) => (
          <span role="columnheader" key={day.dayOfWeek}>
            {f.weekday(day)}
          </span>
        ))}
      </div>
      {weeksOf(days).map((week) => {
        const [monday] = week
        if (!monday) return null
        const ofWeek = bands.filter((band) => week.some((day) => band.days.includes(day.toString())))
        return (
          <div role="row" className={css.row} key={monday.toString()}>
            <span role="rowheader" className={css.weekNumber}>
              {t.planning.calendar.week({ week: f.week(monday) })}
            </span>
            {week.map((day) => (
              <DayCell
                key={day.toString()}
                day={day}
                today={calendar.today}
                isFocused={day.equals(at)}
                bands={ofWeek}
                everyDay={daily.length - bands.length}
                items={onDays.filter((item) => item.day === day.toString())}
                most={isWeek ? 12 : 3}
                onFocus={() => day.equals(at) || onDay(day)}
                onLook={() => onLook(day)}
                onOpen={onOpen}
                careRecipientId={careRecipientId}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}
