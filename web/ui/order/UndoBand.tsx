import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './UndoBand.module.css'

export interface UndoBandProps {
  label: string
  /** Seconds left, of how many in all. */
  left: number
  of: number
  /** The short word of a second, under the number. */
  unit: string
  title: ReactNode
  /** What follows from it. */
  children: ReactNode
  action: ReactNode
  /** Spoken politely when it changes, and not every second. */
  spoken: string
}

const radius = 19
const length = 2 * Math.PI * radius

/** Closes a card while what was done can still be taken back: the ring empties with the time. */
export function UndoBand({ label, left, of, unit, title, children, action, spoken }: UndoBandProps) {
  const share = Math.min(1, Math.max(0, left / of))
  return (
    <div className={css.band} role="group" aria-label={label}>
      <svg viewBox="0 0 46 46" aria-hidden="true">
        <circle className={css.track} cx="23" cy="23" r={radius} />
        <circle
          className={css.left}
          cx="23"
          cy="23"
          r={radius}
          strokeDasharray={`${(share * length).toFixed(1)} ${length.toFixed(1)}`}
          transform="rotate(-90 23 23)"
        />
        <text className={css.count} x="23" y="25">
          {left}
        </text>
        <text className={css.unit} x="23" y="35">
          {unit}
        </text>
      </svg>
      <div className={css.words}>
        <b>{title}</b>
        <p>{children}</p>
      </div>
      <div className={css.action}>{action}</div>
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
    </div>
  )
}
