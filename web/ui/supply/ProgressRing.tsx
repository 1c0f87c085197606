import css from './Ring.module.css'

export interface ProgressRingProps {
  readonly done: number
  readonly of: number
}

const radius = 19
const length = 2 * Math.PI * radius

/** How far something has come, beside the sentence that says so: nobody needs it read out. */
export function ProgressRing({ done, of }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, done / of))
  const angle = share * 2 * Math.PI
  return (
    <svg className={css.ring} data-size="large" viewBox="0 0 46 46" aria-hidden="true">
      <circle className={css.track} cx="23" cy="23" r={radius} />
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
      {share < 1 && (
        <circle
          className={css.dot}
          cx={(23 + radius * Math.sin(angle)).toFixed(1)}
          cy={(23 - radius * Math.cos(angle)).toFixed(1)}
          r="4"
        />
      )}
      <text x="23" y="29">
        {done}
      </text>
    </svg>
  )
}
