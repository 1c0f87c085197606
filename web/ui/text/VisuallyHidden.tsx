import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

/** Words for those who listen: read out, not drawn. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>
}
