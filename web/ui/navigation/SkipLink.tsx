import type { ReactNode } from 'react'
import css from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Address within the page, for example '#main'. */
  to: string
  children: ReactNode
}

/** First in the page: shows itself when the keyboard reaches it. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={css.skip} href={to}>
      {children}
    </a>
  )
}
