import { useEffect, useRef, useState } from 'react'

/** So long a person may pause between two letters before the search is asked, in milliseconds. */
const pause = 60

/** What is typed, and what of it stands in the address: the answer follows the typing, letter by letter. */
export function useTyped(term: string, onTerm: (term: string) => void) {
  const [typed, setTyped] = useState(term)
  const field = useRef<HTMLInputElement>(null)
  const waiting = useRef(0)

  // What somebody is typing is not overtaken by the address that follows it.
  useEffect(() => {
    if (document.activeElement !== field.current) setTyped(term)
  }, [term])
  useEffect(() => () => clearTimeout(waiting.current), [])

  function ask(text: string): void {
    clearTimeout(waiting.current)
    if (text.trim() !== term) onTerm(text.trim())
  }

  return {
    typed,
    field,
    type: (text: string) => {
      setTyped(text)
      clearTimeout(waiting.current)
      waiting.current = window.setTimeout(() => ask(text), pause)
    },
    askNow: () => ask(typed),
  }
}
