import { useLanguage, useTexts } from '../../platform/texts.tsx'
import { SupplyAxis } from '../../ui/SupplyTimeline.tsx'
import { monthLabel } from './month-label.ts'
import css from './ProductsTab.module.css'
import { dayNumber, monthsOfAxis, spanOfAxis } from './timeline-of-row.ts'

interface TimeAxisProps {
  /** The day in the market. */
  readonly today: string
}

/** The months over the pictures; every second one where there is little room. */
export function TimeAxis({ today }: TimeAxisProps) {
  const { timeline } = useTexts().careRecipients
  const { language } = useLanguage()
  const span = spanOfAxis(today)
  const months = monthsOfAxis(today)
  const labels = (room: 'wide' | 'narrow', shown: readonly Temporal.PlainDate[]) =>
    shown.map((month) => ({ day: dayNumber(month), label: monthLabel(month, language, room) }))
  const everySecond = months.filter((_, at) => at % 2 === 1)
  return (
    <>
      <span className={css.wideAxis}>
        <SupplyAxis span={span} months={labels('wide', months)} todayLabel={timeline.today} />
      </span>
      <span className={css.narrowAxis}>
        <SupplyAxis span={span} months={labels('narrow', everySecond)} todayLabel={timeline.today} />
      </span>
    </>
  )
}
