import { Suspense, useEffect, useState } from 'react'
import { session } from '../session/session-here.ts'
import { StillThereQuestion } from './lazy-dialogs.ts'

/** Two minutes before a session that stands idle ends it is asked about. */
export function StillThere() {
  const [seconds, setSeconds] = useState<number | null>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      const idle = session.tick()
      setSeconds(idle.kind === 'warning' ? idle.secondsLeft : null)
    }, 1000)
    return () => clearInterval(timer)
  }, [])
  return <Suspense>{seconds !== null && <StillThereQuestion seconds={seconds} />}</Suspense>
}
