import type { ReactNode } from 'react'
import type { AreaColour } from '../picture/area.ts'
import type { Tone } from '../feedback/Badge.tsx'
import { classes } from '../theme/classes.ts'
import { labelLevels } from './label-levels.ts'
import areaCss from '../picture/Area.module.css'
import css from './SupplyTimeline.module.css'

/** The shared time axis. All places in time are day numbers on one scale, for example days since 1970. */
export interface TimeSpan {
  from: number
  to: number
  today: number
}

/** How much is left on a day, in any one unit. */
export interface SupplyPoint {
  day: number
  left: number
}

/** A day of the picture with its words below it. */
export interface SupplyMark {
  day: number
  label: string
}

export interface SupplyTimelineProps {
  span: TimeSpan
  area: AreaColour
  /** The whole picture in one sentence, read out in its place. */
  sentence: string
  /** Corners of the supply until today: up at each order, down along the use. */
  past: readonly SupplyPoint[]
  /** From today on. */
  forecast?: readonly SupplyPoint[]
  /** What was ordered, with its words, for example "14 packages". */
  orders?: readonly SupplyMark[]
  /** What was counted, with its words, for example "counted 40". */
  counts?: readonly SupplyMark[]
  months?: readonly { day: number }[]
  runOut?: { day: number; tone: Extract<Tone, 'now' | 'soon' | 'fresh' | 'miss'> }
  /** Days without anything. */
  gaps?: readonly { from: number; to: number }[]
  earliestDelivery?: number | undefined
  /** Shown instead of the picture when the reader asks for a table. */
  table?: ReactNode
}

const height = 60
const ceiling = 8
/** So many percent of the axis a label takes at most: the ring of running out would lie on it. */
const labelWidth = 14

/** Supply over time: steps up at orders, slopes down with use, and where it ends. One scale per product. */
export function SupplyTimeline(props: SupplyTimelineProps) {
  if (props.table) return props.table
  const {
    span,
    area,
    sentence,
    past,
    forecast = [],
    orders = [],
    counts = [],
    months = [],
    runOut,
    gaps = [],
    earliestDelivery,
  } = props
  const across = (day: number) =>
    (100 * (Math.min(span.to, Math.max(span.from, day)) - span.from)) / (span.to - span.from)
  const at = (day: number) => ({ left: `${across(day).toFixed(2)}%` })
  const most = Math.max(1, ...past.map(({ left }) => left), ...forecast.map(({ left }) => left))
  const marks = [
    ...orders.map((mark) => ({ ...mark, kind: 'ordered' })),
    ...counts.map((mark) => ({ ...mark, kind: 'counted' })),
  ].toSorted((one, other) => one.day - other.day)
  const isUnderRunOut = (place: number) => {
    const ahead = runOut ? across(runOut.day) - place : -1
    return ahead >= 0 && ahead < labelWidth
  }
  const levels = labelLevels(
    marks.map(({ day }) => across(day)),
    isUnderRunOut,
  )
  const path = (points: readonly SupplyPoint[]) =>
    points
      .map(({ day, left }) => `${across(day).toFixed(2)} ${(height - (left / most) * (height - ceiling)).toFixed(1)}`)
      .join('L')
  const area2d = (points: readonly SupplyPoint[]) => {
    const first = points[0]
    const last = points.at(-1)
    return first && last ? `M${across(first.day)} ${height}L${path(points)}L${across(last.day)} ${height}Z` : ''
  }
  return (
    <div
      className={classes(css.timeline, areaCss[area])}
      data-levels={Math.max(0, ...levels)}
      role="img"
      aria-label={sentence}
    >
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {months.map(({ day }) => (
          <path key={day} className={css.month} d={`M${across(day)} 0V${height}`} />
        ))}
        <path className={css.fill} d={area2d(past)} />
        <path className={css.future} d={area2d(forecast)} />
        <path className={css.base} d={`M0 ${height}H100`} />
        {past.length > 1 && <path className={css.line} d={`M${path(past)}`} />}
        {forecast.length > 1 && <path className={classes(css.line, css.dashed)} d={`M${path(forecast)}`} />}
        {gaps.map(({ from, to }) => (
          <path key={from} className={css.gap} d={`M${across(from)} ${height}H${across(to)}`} />
        ))}
      </svg>
      {marks.map(({ day, label, kind }, place) => (
        <span key={`${kind} ${day}`} className={css.order} data-kind={kind} data-level={levels[place]} style={at(day)}>
          {label}
        </span>
      ))}
      <span className={css.today} style={at(span.today)} />
      {earliestDelivery !== undefined && <span className={css.delivery} style={at(earliestDelivery)} />}
      {runOut && <span className={css.runOut} data-tone={runOut.tone} style={at(runOut.day)} />}
    </div>
  )
}

export interface SupplyAxisProps {
  span: TimeSpan
  months: readonly { day: number; label: string }[]
  todayLabel: string
}

/** Stands in the head of the column, over all timelines of the table. */
export function SupplyAxis({ span, months, todayLabel }: SupplyAxisProps) {
  const at = (day: number) => ({ left: `${((100 * (day - span.from)) / (span.to - span.from)).toFixed(2)}%` })
  return (
    <span className={css.axis} aria-hidden="true">
      {months.map(({ day, label }) => (
        <span key={day} className={css.monthName} style={at(day)}>
          {label}
        </span>
      ))}
      <span className={css.todayName} style={at(span.today)}>
        {todayLabel}
      </span>
    </span>
  )
}

export interface SupplyLegendProps {
  ordered: string
  /** Where something was counted. */
  counted?: string | undefined
  forecast: string
  runsOut: string
  delivery: string
}

export function SupplyLegend({ ordered, counted, forecast, runsOut, delivery }: SupplyLegendProps) {
  return (
    <ul className={classes(css.legend, areaCss['inco'])}>
      <li data-mark="ordered">{ordered}</li>
      {counted && <li data-mark="counted">{counted}</li>}
      <li data-mark="forecast">{forecast}</li>
      <li data-mark="runs-out">{runsOut}</li>
      <li data-mark="delivery">{delivery}</li>
    </ul>
  )
}
