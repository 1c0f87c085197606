import type { Span } from './spans.ts'
import { useTextsAndFormat } from '../../../platform/format.ts'
import css from './Diary.module.css'

interface DiaryCurveProps {
  readonly spans: readonly Span[]
}

const width = 340
const height = 150
const left = 30
const bottom = 20
const above = 12
const hour = 3_600_000
const leastTop = 40
/** Two changes a few minutes apart would press all others flat: what lies between them is drawn as over half an hour. */
const leastHours = 0.5
/** Of a lower bar the volume stands above it. */
const lowBar = 18

/** Ml an hour between two changes, so that the area is the volume but of the shortest. The table beside it says the same. */
export function DiaryCurve({ spans }: DiaryCurveProps) {
  const [t, f] = useTextsAndFormat()
  const words = t.investigations.diary
  const first = spans[0]?.from ?? 0
  const last = spans.at(-1)?.to ?? first + hour
  const perHour = (span: Span) => span.volume / Math.max((span.to - span.from) / hour, leastHours)
  const top = Math.ceil(Math.max(leastTop, ...spans.map(perHour)) / leastTop) * leastTop
  const x = (at: number) => left + ((at - first) / Math.max(last - first, hour)) * (width - left)
  const y = (rate: number) => above + (height - bottom - above) * (1 - rate / top)
  return (
    <svg className={css.curve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.curve}>
      {[0, top / 2, top].map((rate) => (
        <g key={rate}>
          <line className={css.grid} x1={left} x2={width} y1={y(rate)} y2={y(rate)} />
          <text className={css.axis} x={left - 4} y={y(rate) + 4} textAnchor="end">
            {f.number(rate)}
          </text>
        </g>
      ))}
      {spans.map((span) => (
        <g key={span.entryId}>
          <rect
            className={css.area}
            data-waits={span.waits || undefined}
            x={x(span.from)}
            width={Math.max(1, x(span.to) - x(span.from))}
            y={y(perHour(span))}
            height={height - bottom - y(perHour(span))}
          />
          {x(span.to) - x(span.from) > 22 && (
            <text
              className={css.volume}
              x={(x(span.from) + x(span.to)) / 2}
              y={y(perHour(span)) + (height - bottom - y(perHour(span)) < lowBar ? -4 : 13)}
              textAnchor="middle"
            >
              {f.number(span.volume)}
            </text>
          )}
          {span.outside !== 'none' && (
            <path className={css.outside} d={`M${x(span.to) - 6} ${height - bottom - 2}l5 -9 5 9z`} />
          )}
        </g>
      ))}
      {spans.length > 0 && (
        <>
          <text className={css.axis} x={left} y={height - 4}>
            {f.time(new Date(first).toISOString())}
          </text>
          <text className={css.axis} x={width} y={height - 4} textAnchor="end">
            {f.time(new Date(last).toISOString())}
          </text>
        </>
      )}
    </svg>
  )
}
