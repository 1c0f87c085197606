import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  children: ReactNode
  id?: string | undefined
}

/** Words for those who listen: read out, not drawn. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className={css.hidden} id={id}>
      {children}
    </span>
  )
}
