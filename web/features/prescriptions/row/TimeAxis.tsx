import { useFormat } from '../../../platform/format.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { SupplyAxis } from '../../../ui/supply/SupplyTimeline.tsx'
import css from './ProductsTab.module.css'
import { dayNumber, monthsOfAxis, spanOfAxis } from './timeline-of-row.ts'

interface TimeAxisProps {
  /** The day in the market. */
  readonly today: string
}

/** The months over the pictures; every second one where there is little room. */
export function TimeAxis({ today }: TimeAxisProps) {
  const { timeline } = useTexts().careRecipients
  const format = useFormat()
  const span = spanOfAxis(today)
  const months = monthsOfAxis(today)
  const labels = (shown: readonly Temporal.PlainDate[], withYear: boolean) =>
    shown.map((month) => {
      const name = format.shortMonth(month)
      const label = withYear && month.month === 1 ? `${name}\u00a0${month.year}` : name
      return { day: dayNumber(month), label }
    })
  const everySecond = months.filter((_, at) => at % 2 === 1)
  return (
    <>
      <span className={css.wideAxis}>
        <SupplyAxis span={span} months={labels(months, true)} todayLabel={timeline.today} />
      </span>
      <span className={css.narrowAxis}>
        <SupplyAxis span={span} months={labels(everySecond, false)} todayLabel={timeline.today} />
      </span>
    </>
  )
}
