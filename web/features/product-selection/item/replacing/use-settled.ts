import { useEffect, useState } from 'react'

/** What is typed, once nobody has typed for a moment: so a search is asked once, and not for each letter. */
export function useSettled(text: string, milliseconds = 300): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return settled
}
