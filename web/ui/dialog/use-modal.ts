import { useLayoutEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/**
 * Opens a native dialog as long as it is mounted. The browser itself keeps the focus inside, makes the page behind
 * inert, draws above everything and gives the focus back, without a script of ours and without a style tag that the
 * content security policy would refuse.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return {
    ref,
    /** Escape: the owner decides, for example to ask about unsaved changes. */
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    /** The backdrop belongs to the dialog element itself; what is inside lies in its content box. */
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose()
    },
  }
}
