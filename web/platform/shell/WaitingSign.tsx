import { useEffect, useState, useSyncExternalStore } from 'react'
import { loading } from '../loading.ts'
import { useTexts } from '../texts.tsx'
import css from './WaitingSign.module.css'

interface WaitingSignProps {
  /** A page is on its way. */
  readonly navigating: boolean
}

/** Covers the page while something is counted or a page is on its way; nothing shows for what takes under 150 ms. */
export function WaitingSign({ navigating }: WaitingSignProps) {
  const t = useTexts()
  const count = useSyncExternalStore(loading.watch, loading.count)
  const waiting = navigating || count > 0
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (!waiting) {
      setShown(false)
      return
    }
    const timer = setTimeout(() => setShown(true), 150)
    return () => clearTimeout(timer)
  }, [waiting])

  if (!waiting || !shown) return null
  return (
    <div className={css.cover} role="status">
      <svg className={css.ring} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M17.5 7.6A9 9 0 1 0 24.3 14.3" fill="none" stroke="currentColor" strokeWidth="4" />
        <circle className={css.berry} cx="22.9" cy="9.1" r="3.9" />
      </svg>
      <span>{t.common.states.loading}</span>
    </div>
  )
}
