import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { oweFocusOf, takeOwedFocus } from './page-focus.ts'

interface PageTitleProps {
  /** Stands in for a title that is not known yet, and leaves the focus to that one. */
  readonly waits?: boolean | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** The one title of a page, where the focus goes when the page is gone to: by then, or when it has loaded. */
export function PageTitle({ waits = false, className, children }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const { current } = title
    if (waits || !current) return undefined
    takeOwedFocus(current)
    return () => oweFocusOf(current)
  }, [waits])
  return (
    <h1 ref={title} className={className} {...(waits ? {} : { tabIndex: -1 })}>
      {children}
    </h1>
  )
}
