import { useEffect, useState } from 'react'

/** The seconds that have passed since a moment of the page, told once a second. */
export function useSecondsSince(at: number): number {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.floor((now - at) / 1000))
}
