import type { ReactNode } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { Icon } from '../picture/Icon.tsx'
import css from './Notice.module.css'

export interface NoticeProps {
  tone: 'info' | 'now' | 'soon' | 'fresh' | 'error' | 'quiet'
  /** The fact, in bold, before the rest. */
  title?: ReactNode
  children?: ReactNode
  /** Outlined or text buttons that repair it. */
  actions?: ReactNode
  icon?: ReactNode
  /** Edge to edge at the end of a card. */
  band?: boolean | undefined
  /** Spoken when it appears. */
  spoken?: boolean | undefined
}

const icons = {
  info: <IconInfoCircle />,
  now: <IconAlertTriangle />,
  soon: <IconInfoCircle />,
  fresh: <IconCircleCheck />,
  error: <IconAlertCircle />,
  quiet: <IconInfoCircle />,
}

export function Notice({ tone, title, children, actions, icon, band, spoken }: NoticeProps) {
  const role = spoken ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={css.notice} data-tone={tone} data-band={band || undefined} role={role}>
      <Icon of={icon ?? icons[tone]} />
      <div className={css.words}>
        {title && <b>{title}</b>} {children}
      </div>
      {actions && <div className="o-row-8">{actions}</div>}
    </div>
  )
}
