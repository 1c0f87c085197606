import css from './Empty.module.css'
import type { EmptyProps } from './Empty.tsx'

/** Something was looked for and is not here: the ring as a magnifying glass. */
export function NoHits({ title, children, action }: EmptyProps) {
  return (
    <div className={css.empty}>
      <svg viewBox="0 0 160 96" aria-hidden="true">
        <circle className={css.lens} cx="74" cy="42" r="24" />
        <path className={css.ring} d="m92 60 22 22" />
        <circle className={css.berry} cx="91" cy="25" r="6.5" />
      </svg>
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
