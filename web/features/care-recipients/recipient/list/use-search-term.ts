import { useEffect, useRef, useState } from 'react'
import { askedTerm, keepSearch, keptSearch } from './kept-search.ts'

/** So long a person may pause between two letters before the list is asked, in milliseconds. */
const pause = 250

/** What is typed, and what of it is asked for: each question leaves a row in the access log, so not every letter is one. */
export function useSearchTerm(onAsked: () => void) {
  const [typed, setTyped] = useState(keptSearch)
  const [asked, setAsked] = useState(() => askedTerm(typed))
  const waiting = useRef(0)

  // Whoever has opened a person meanwhile is not called back to the list.
  useEffect(() => () => clearTimeout(waiting.current), [])

  function ask(text: string): void {
    clearTimeout(waiting.current)
    const term = askedTerm(text)
    keepSearch(term)
    if (term === asked) return
    setAsked(term)
    onAsked()
  }

  function type(text: string): void {
    setTyped(text)
    clearTimeout(waiting.current)
    waiting.current = window.setTimeout(() => ask(text), pause)
  }

  return { typed, asked, type, askNow: () => ask(typed) }
}
