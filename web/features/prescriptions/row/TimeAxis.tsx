import { useFormat } from '../../../platform/format.ts'
import { useTexts } from '../../../platform/texts.tsx'
import { SupplyAxis } from '../../../ui/supply/SupplyTimeline.tsx'
import css from './ProductsTab.module.css'
import { dayNumber, monthsOfAxis, namedMonths, spanOfAxis } from './timeline-of-row.ts'

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
  const label = (month: Temporal.PlainDate, withYear = false) => ({
    day: dayNumber(month),
    label: format.shortMonth(month) + (withYear ? `\u00a0${month.year}` : ''),
  })
  const wide = namedMonths(months).map(({ month, withYear }) => label(month, withYear))
  const narrow = months.filter((_, at) => at % 2 === 1).map((month) => label(month))
  return (
    <>
      <span className={css.wideAxis}>
        <SupplyAxis span={span} months={wide} todayLabel={timeline.today} />
      </span>
      <span className={css.narrowAxis}>
        <SupplyAxis span={span} months={narrow} todayLabel={timeline.today} />
      </span>
    </>
  )
}
