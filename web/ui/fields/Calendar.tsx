import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useCallback, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { Icon } from '../picture/Icon.tsx'
import { MantineAnchor } from '../theme/MantineAnchor.tsx'
import { MantineParts } from '../theme/MantineParts.tsx'
import css from './Calendar.module.css'

export interface CalendarWords {
  previousMonth: string
  nextMonth: string
  previousYear: string
  nextYear: string
  previousDecade: string
  nextDecade: string
}

interface CalendarProps {
  /** Of the button that opened it. */
  readonly buttonId: string
  /** The day that is chosen. */
  readonly day: string | null
  readonly first: string | undefined
  readonly last: string | undefined
  readonly locale: string
  readonly words: CalendarWords
  readonly onPick: (day: string) => void
  /** Closes it and gives the focus back. */
  readonly onClose: () => void
}

const styles = {
  calendarHeader: css.head,
  calendarHeaderControl: css.turn,
  calendarHeaderLevel: css.level,
  month: css.days,
  weekday: css.weekday,
  day: css.day,
  monthsList: css.days,
  monthsListControl: css.wide,
  yearsList: css.days,
  yearsListControl: css.wide,
}

/** Mantine's calendar: its buttons in the words of the reader's language, its days and months in those of `locale`. Arrows go from day to day, and to the next month. */
export default function Calendar({ buttonId, day, first, last, locale, words, onPick, onClose }: CalendarProps) {
  const show = useCallback((panel: HTMLDivElement | null) => {
    if (panel && !panel.matches(':popover-open')) panel.showPopover()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It would close a dialog round the calendar as well.
    event.preventDefault()
    onClose()
  }
  const [begun] = useState(() => within(day ?? today(), first, last))
  return (
    <MantineParts>
      <Popover
        opened
        onChange={onClose}
        id={buttonId}
        unstyled
        trapFocus
        closeOnEscape={false}
        withinPortal={false}
        floatingStrategy="fixed"
        position="bottom-end"
        offset={4}
        middlewares={{ flip: true, shift: { padding: 8 } }}
        transitionProps={{ duration: 0 }}
        classNames={{ dropdown: css.panel ?? '' }}
      >
        <Popover.Target>
          <MantineAnchor of={buttonId} />
        </Popover.Target>
        <Popover.Dropdown popover="manual" ref={show} onKeyDown={press}>
          <DatePicker
            value={day}
            defaultDate={begun}
            onChange={(picked) => picked && onPick(picked)}
            {...(first ? { minDate: first } : {})}
            {...(last ? { maxDate: last } : {})}
            classNames={styles}
            highlightToday
            monthLabelFormat={(date) => (
              <span lang={locale}>{written(locale, date, { month: 'long', year: 'numeric' })}</span>
            )}
            monthsListFormat={(date) => written(locale, date, { month: 'short' })}
            weekdayFormat={(date) => <span lang={locale}>{written(locale, date, { weekday: 'short' })}</span>}
            getDayAriaLabel={(date) => written(locale, date, { dateStyle: 'full' })}
            getDayProps={(date) => ({
              lang: locale,
              'aria-pressed': date === day,
              onFocus: markReached,
              ...(date === begun ? { 'data-autofocus': true } : {}),
            })}
            ariaLabels={words}
            previousIcon={<Icon of={<IconChevronLeft />} />}
            nextIcon={<Icon of={<IconChevronRight />} />}
          />
        </Popover.Dropdown>
      </Popover>
    </MantineParts>
  )
}

/**
 * The trap puts the focus on what is marked, and does so twice, a moment apart: the mark goes along with the focus at once, without
 * waiting for React, or the second time would take back an arrow that was pressed in between.
 */
function markReached({ currentTarget }: FocusEvent<HTMLButtonElement>): void {
  const mark = 'data-autofocus'
  for (const each of currentTarget.closest('[popover]')?.querySelectorAll(`[${mark}]`) ?? []) each.removeAttribute(mark)
  currentTarget.setAttribute(mark, '')
}

function within(day: string, first: string | undefined, last: string | undefined): string {
  if (first && day < first) return first
  return last && day > last ? last : day
}

function today(): string {
  return Temporal.Now.plainDateISO().toString()
}

function written(locale: string, date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${date.slice(0, 10)}T12:00Z`))
}
