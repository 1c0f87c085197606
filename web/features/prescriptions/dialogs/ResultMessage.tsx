import { useEffect, useRef, type ReactNode } from 'react'

/** Stands where the button that was pressed has gone: it takes the focus, is read out, and the keyboard goes on from here. */
export function ResultMessage({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="o-stack">
      {children}
    </div>
  )
}
