import type { ReactNode } from 'react'
import { Button } from '../ui/action/Button.tsx'
import { Dialog, type DialogProps } from '../ui/dialog/Dialog.tsx'
import { useTexts } from './texts.tsx'

interface ActionDialogProps extends Pick<DialogProps, 'wide' | 'id'> {
  /** The question. */
  readonly title: ReactNode
  /** What follows, what is lost, or the fields of a form. */
  readonly children?: ReactNode
  /** The word on the button that acts; without one there is only the way out. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
  /** The action loses something. */
  readonly danger?: boolean | undefined
  readonly busy?: boolean | undefined
  /** The id of the sentence inside that says why it cannot be done yet. */
  readonly reasonId?: string | undefined
  readonly onAction?: () => unknown
  /** The id of a form inside that the button sends, as Enter in its fields does. */
  readonly form?: string
  /** Another thing that may be done, before the button that acts. */
  readonly other?: ReactNode
  /** The word on the button that leaves everything as it is. */
  readonly keep?: ReactNode
  readonly onClose: () => void
}

/** Asks before something is done, says what follows, and stays open until it is done. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, action, icon, danger, busy, reasonId, onAction, form, other, keep, onClose, ...dialog } =
    props
  const { cancel } = useTexts().common.actions
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button size="compact" onClick={onClose}>
            {keep ?? cancel}
          </Button>
          {other}
          {action && (
            <Button
              variant={danger ? 'danger-filled' : 'primary'}
              size="compact"
              icon={icon}
              busy={busy}
              reasonId={reasonId}
              {...(form ? { type: 'submit', form } : { onClick: () => void onAction?.() })}
            >
              {action}
            </Button>
          )}
        </>
      }
      {...dialog}
    >
      {children}
    </Dialog>
  )
}
