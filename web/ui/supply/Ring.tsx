import type { Tone } from '../feedback/Badge.tsx'
import css from './Ring.module.css'

export interface RingProps {
  /** Days left; null when the consumption is missing. */
  days: number | null
  tone: Extract<Tone, 'now' | 'soon' | 'fresh' | 'miss'>
  /** Read out, for example "3 days left". */
  label: string
}

const radius = 19
const length = 2 * Math.PI * radius

/** The supply ring: what is left of 30 days, with a dot where it runs out. Always beside a badge. */
export function Ring({ days, tone, label }: RingProps) {
  const share = days === null ? 0 : Math.min(1, Math.max(0, days / 30))
  const angle = share * 2 * Math.PI
  return (
    <svg className={css.ring} data-tone={tone} viewBox="0 0 46 46" role="img" aria-label={label}>
      <circle className={css.track} data-empty={days === 0 || undefined} cx="23" cy="23" r={radius} />
      {days === null && <circle className={css.unknown} cx="23" cy="23" r={radius} strokeDasharray="4 5.95" />}
      {share > 0 && (
        <circle
          className={css.left}
          cx="23"
          cy="23"
          r={radius}
          strokeDasharray={`${(share * length).toFixed(1)} ${length.toFixed(1)}`}
          transform="rotate(-90 23 23)"
        />
      )}
      {days !== null && (
        <circle
          className={css.dot}
          cx={(23 + radius * Math.sin(angle)).toFixed(1)}
          cy={(23 - radius * Math.cos(angle)).toFixed(1)}
          r="4"
        />
      )}
      <text x="23" y="29">
        {days ?? '?'}
      </text>
    </svg>
  )
}
