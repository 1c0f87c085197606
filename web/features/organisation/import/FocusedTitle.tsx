import { type ReactNode, useEffect, useRef } from 'react'

interface FocusedTitleProps {
  /** What was here before has given way to this. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** The title of a card that takes the place of another: whoever reads by ear or keyboard goes on from it. */
export function FocusedTitle({ takesFocus, children }: FocusedTitleProps) {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <span ref={title} tabIndex={-1}>
      {children}
    </span>
  )
}
