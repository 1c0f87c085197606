import { useEffect, useRef, type ReactNode } from 'react'
import css from './StepTitle.module.css'

interface StepTitleProps {
  /** How often the person has moved between steps: 0 when the page was just opened, which has a focus of its own. */
  readonly moves: number
  readonly children: ReactNode
}

/** The heading of a step takes the focus when the step is gone to, so that it is heard and the keyboard begins there. */
export function StepTitle({ moves, children }: StepTitleProps) {
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (moves > 0) heading.current?.focus()
  }, [moves])
  return (
    <span ref={heading} tabIndex={-1} className={css.title}>
      {children}
    </span>
  )
}
