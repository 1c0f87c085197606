import type { ReactNode } from 'react'
import css from './Icon.module.css'

export interface IconProps {
  /** A Tabler outline icon. It always stands beside a word, so it is hidden from screen readers. */
  of: ReactNode
  /** Pixels: 16 in badges and compact buttons, 20 as a rule, 24 beside a title. */
  size?: 14 | 16 | 18 | 20 | 24
}

export function Icon({ of, size = 20 }: IconProps) {
  return (
    <span className={css.icon} data-size={size} aria-hidden="true">
      {of}
    </span>
  )
}
