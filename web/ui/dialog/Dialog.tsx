import { useId, type ReactNode, useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../action/Button.tsx'
import { classes } from '../theme/classes.ts'
import css from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** The question. */
  title: ReactNode
  /** What is lost, or the form. */
  children?: ReactNode
  /** The safe choice first, the one that acts last. */
  actions?: ReactNode
  /** A word for the closing button; without it the actions are the only way out, beside Escape. */
  closeLabel?: string | undefined
  /** 480 px as a rule, 760 for forms with columns; `broad` where things stand side by side. */
  wide?: boolean | 'broad' | undefined
  /** Names what stands inside, not the backdrop. */
  id?: string | undefined
}

export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, actions, closeLabel, wide, id }: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  const modal = useModal(onClose)
  return (
    <dialog
      className={classes(css.dialog, wide && css.wide, wide === 'broad' && css.broad)}
      aria-labelledby={titleId}
      {...modal}
    >
      <div className={css.inside} id={id}>
        <div className={css.head}>
          <h2 id={titleId}>{title}</h2>
          {closeLabel && <CloseButton label={closeLabel} onClose={onClose} />}
        </div>
        <div className={css.body}>{children}</div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

export interface BareDialogProps {
  /** Read out, for it has no head. */
  label: string
  onClose: () => void
  className?: string | undefined
  children: ReactNode
}

/** A dialog that draws all of itself: its measures come with its class. */
export function BareDialog({ label, onClose, className, children }: BareDialogProps) {
  const modal = useModal(onClose)
  return (
    <dialog className={classes(css.dialog, className)} aria-label={label} {...modal}>
      {children}
    </dialog>
  )
}

export interface DrawerProps extends DialogProps {
  closeLabel: string
}

/** Slides in from the right; on a phone it fills the window. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null
}

function OpenDrawer({ onClose, title, children, actions, closeLabel }: Omit<DrawerProps, 'open'>) {
  const titleId = useId()
  const modal = useModal(onClose)
  return (
    <dialog className={classes(css.dialog, css.drawer)} aria-labelledby={titleId} {...modal}>
      <div className={css.inside}>
        <div className={css.head}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton label={closeLabel} onClose={onClose} />
        </div>
        <div className={css.body}>{children}</div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <Button variant="text" size="compact" square icon={<IconX />} aria-label={label} title={label} onClick={onClose} />
  )
}

/**
 * Opens a native dialog as long as it is mounted. The browser itself keeps the focus inside, makes the page behind
 * inert, draws above everything and gives the focus back, without a script of ours and without a style tag that the
 * content security policy would refuse.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (!dialog.open) dialog.showModal()
    return () => {
      // A press inside left the caret here. Closing gives the field behind its focus back, in Chromium without its
      // caret as long as there is another: nothing typed would arrive.
      const caret = window.getSelection()
      if (caret?.anchorNode && dialog.contains(caret.anchorNode)) caret.removeAllRanges()
      dialog.close()
    }
  }, [])
  return {
    ref,
    /** Escape: the owner decides, for example to ask about unsaved changes. */
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    /** The second press of a double click that opened it is meant for what it covers now. */
    onMouseDownCapture: (event: MouseEvent<HTMLDialogElement>) => {
      pressed.current ||= event.detail < 2
      if (!pressed.current) event.stopPropagation()
    },
    onClickCapture: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressed.current || event.detail < 2) return
      event.preventDefault()
      event.stopPropagation()
    },
    /** The backdrop belongs to the dialog element itself; what is inside lies in its content box. */
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
