import type { ReactNode } from 'react'
import css from './ActionList.module.css'

export interface ActionListProps {
  items: readonly {
    key: string | number
    /** A ring, a picture or an icon. */
    mark?: ReactNode
    words: ReactNode
    /** The one thing to do about it. */
    action?: ReactNode
  }[]
  /** In one line, where there is nothing. */
  empty: ReactNode
}

/** A few things to do, each in a row of a card: what it is about, and the next step. */
export function ActionList({ items, empty }: ActionListProps) {
  if (items.length === 0) return <p className={css.empty}>{empty}</p>
  return (
    <ul className={css.list}>
      {items.map(({ key, mark, words, action }) => (
        <li key={key}>
          {mark}
          <span className={css.words}>{words}</span>
          {action && <span className={css.action}>{action}</span>}
        </li>
      ))}
    </ul>
  )
}
