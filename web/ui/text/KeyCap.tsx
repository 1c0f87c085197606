import type { ReactNode } from 'react'
import css from './KeyCap.module.css'

export interface KeyCapProps {
  children: ReactNode
}

/** One key beside what it does. Shown from 1024 px up where there is a fine pointer. */
export function KeyCap({ children }: KeyCapProps) {
  return <kbd className={css.key}>{children}</kbd>
}

export interface KeyLegendProps {
  /** Read out before the keys, for example "Keys". */
  label: string
  items: { keys: string[]; does: string }[]
}

export function KeyLegend({ label, items }: KeyLegendProps) {
  return (
    <ul className={css.legend} aria-label={label}>
      {items.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
          {does}
        </li>
      ))}
    </ul>
  )
}
