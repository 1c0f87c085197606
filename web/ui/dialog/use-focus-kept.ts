import { useEffect, useRef } from 'react'

/**
 * Where the focus goes when a dialog has closed and the button that opened it goes with what it did: to the part that held
 * the button. Give the answer to that part, with `tabIndex={-1}`.
 */
export function useFocusKept(open: boolean) {
  const frame = useRef<HTMLDivElement>(null)
  const waits = useRef(false)
  // The button may go with the dialog, or later, when what was done is read anew: looked at each time the part is drawn.
  useEffect(() => {
    if (open) waits.current = true
    else if (waits.current && document.activeElement === document.body) {
      waits.current = false
      frame.current?.focus()
    }
  })
  useEffect(() => {
    if (open) return undefined
    const goesOnElsewhere = () => {
      waits.current = false
    }
    document.addEventListener('pointerdown', goesOnElsewhere)
    document.addEventListener('keydown', goesOnElsewhere)
    return () => {
      document.removeEventListener('pointerdown', goesOnElsewhere)
      document.removeEventListener('keydown', goesOnElsewhere)
    }
  }, [open])
  return frame
}
