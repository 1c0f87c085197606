import type { ReactNode } from 'react'
import css from './Columns.module.css'

/** Given to what holds the work and its side, also a form: beside each other, and below each other in a narrow window. */
export const columns = css.columns ?? ''

/** What the work comes to and the way on: they stay in sight while the work beside them is scrolled. */
export function StickySide({ children }: { readonly children: ReactNode }) {
  return <div className={css.side}>{children}</div>
}
