import { Fragment } from 'react'
import css from './WithDates.module.css'

/** A sentence whose dates are never broken at a line's end, as a plain hyphen would allow. */
export function WithDates({ children }: { readonly children: string }) {
  return children.split(/(\d{4}-\d{2}-\d{2}[.,]?)/).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className={css.date}>
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
