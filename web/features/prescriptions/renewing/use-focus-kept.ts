import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when a dialog closes and the button that opened it has gone with what it did: to the part that held
 * the button. Give the answer to that part, with `tabIndex={-1}`.
 */
export function useFocusKept(open: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const part = frame.current
    return () => {
      if (document.activeElement === document.body) part?.focus()
    }
  }, [open])
  return frame
}
