import type { ReactNode } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Button } from '../action/Button.tsx'
import { Icon } from '../picture/Icon.tsx'
import css from './Empty.module.css'

export interface EmptyProps {
  title: ReactNode
  /** What is next. */
  children?: ReactNode
  /** One tinted button. */
  action?: ReactNode
}

/** Nothing here, and that is fine: the ring rises over the fells. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className={css.empty}>
      <svg viewBox="0 0 160 96" aria-hidden="true">
        <path className={css.fells} d="M0 84 34 50l18 16 30-38 34 44 16-14 28 26v12H0Z" />
        <path className={css.ring} d="M90 24A20 20 0 1 0 105 39" />
        <circle className={css.berry} cx="101" cy="28" r="6.5" />
        <path className={css.ground} d="M0 86c40-12 60-8 90-2s50 4 70-4v16H0Z" />
      </svg>
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}

export interface ErrorStateProps {
  title: ReactNode
  children?: ReactNode
  retryWord: string
  onRetry: () => void
  busy?: boolean | undefined
}

/** It did not come: what happened, and the way to try again. */
export function ErrorState({ title, children, retryWord, onRetry, busy }: ErrorStateProps) {
  return (
    <div className={css.failed} role="alert">
      <Icon size={24} of={<IconAlertCircle />} />
      <div>
        <h2>{title}</h2>
        {children && <p>{children}</p>}
        <div className={css.action}>
          <Button variant="outlined" size="compact" icon={<IconRefresh />} onClick={onRetry} busy={busy ?? false}>
            {retryWord}
          </Button>
        </div>
      </div>
    </div>
  )
}
