import type { ReactNode } from 'react'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { Button } from '../action/Button.tsx'
import { Icon } from '../picture/Icon.tsx'
import css from './Toast.module.css'

export interface ToastProps {
  tone?: 'done' | 'error' | 'info'
  /** The fact. */
  title: ReactNode
  /** What follows from it, with at most one link. */
  detail?: ReactNode
  /** A way back from what was done. */
  action?: { readonly word: string; readonly run: () => void }
  closeWord?: string | undefined
  onClose?: () => void
}

const icons = { done: <IconCircleCheck />, error: <IconAlertCircle />, info: <IconInfoCircle /> }

export function Toast({ tone = 'done', title, detail, action, closeWord, onClose }: ToastProps) {
  return (
    <div className={css.toast} data-tone={tone}>
      <Icon size={24} of={icons[tone]} />
      <div className={css.words}>
        <b>{title}</b>
        {detail && <span>{detail}</span>}
        {action && (
          <Button
            size="small"
            onClick={() => {
              action.run()
              onClose?.()
            }}
          >
            {action.word}
          </Button>
        )}
      </div>
      {onClose && (
        <Button variant="text" size="small" onClick={onClose}>
          {closeWord}
        </Button>
      )}
    </div>
  )
}
