import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { ReactNode } from 'react'
import { Titles } from './Titles.tsx'
import css from './Outcome.module.css'

interface OutcomeProps {
  readonly tone?: 'fresh' | 'soon' | 'error'
  readonly icon?: ReactNode
  readonly title: string
  readonly lead?: ReactNode
}

/** What came of it: a large sign, the title, a sentence. */
export function Outcome({ tone = 'fresh', icon, title, lead }: OutcomeProps) {
  return (
    <div className={css.outcome}>
      <span className={css.sign} data-tone={tone} aria-hidden="true">
        {icon ?? (tone === 'fresh' ? <IconCheck /> : <IconAlertTriangle />)}
      </span>
      <Titles title={title} lead={lead} />
    </div>
  )
}
