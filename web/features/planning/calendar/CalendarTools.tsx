import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import type { ReactNode } from 'react'
import { useTextsAndFormat } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { usePhoneWidth } from '../../../ui/layout/use-phone-width.ts'
import { views, type View } from './calendar-days.ts'
import { capital } from './items.ts'
import css from './CalendarTools.module.css'

interface CalendarToolsProps {
  readonly title: string
  readonly view: View
  readonly onView: (view: View) => void
  /** A page earlier or later. */
  readonly onMove: (by: -1 | 1) => void
  readonly onToday: () => void
  readonly add: ReactNode
}

/** Which days are shown and how, and what is added. */
export function CalendarTools({ title, view, onView, onMove, onToday, add }: CalendarToolsProps) {
  const [t] = useTextsAndFormat()
  const words = t.planning.calendar
  const isPhone = usePhoneWidth()
  const offered = isPhone ? (['table', 'day'] as const) : views
  return (
    <div className={css.tools}>
      <h2 aria-live="polite" tabIndex={-1}>
        {capital(title)}
      </h2>
      <div className="o-row-8">
        <Button
          square
          size="compact"
          icon={<IconChevronLeft />}
          aria-label={words.earlier}
          onClick={() => onMove(-1)}
        />
        <Button size="compact" onClick={onToday}>
          {words.today}
        </Button>
        <Button square size="compact" icon={<IconChevronRight />} aria-label={words.later} onClick={() => onMove(1)} />
      </div>
      <div className={css.views} role="group" aria-label={words.views}>
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            className={css.view}
            onClick={() => onView(each)}
          >
            {words.view[each]}
          </button>
        ))}
      </div>
      {add}
    </div>
  )
}
