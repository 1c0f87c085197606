import { useEffect, useState } from 'react'
import type { Idleness } from '../session/idle.ts'
import { session } from '../session/browser-session.ts'

const quiet: Idleness = { kind: 'quiet' }

/** How idle the session is, once a second; the same value as long as nothing is to be shown. */
export function useIdleness(): Idleness {
  const [idle, setIdle] = useState<Idleness>(quiet)
  useEffect(() => {
    const look = () => {
      const now = session.tick()
      setIdle(now.kind === 'warning' ? now : quiet)
    }
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return idle
}
