import type { ReactNode } from 'react'
import css from '../shell/Shell.module.css'

/** The one filled button of a page, at the lower edge of the window on a phone. */
export function Foot({ children }: { readonly children: ReactNode }) {
  return <div className={css.foot}>{children}</div>
}
