import { useEffect, useRef, useState } from 'react'

/** Fixed by the specification (O-9-19). Whoever signs out takes it along. */
const key = 'CR-previousSearch'

/** Shorter terms are not searched for (O-5-31). */
export const shortestTerm = 4

/** What is asked for: nothing until the term is long enough. */
export function askedTerm(typed: string): string {
  const term = typed.trim()
  return term.length >= shortestTerm ? term : ''
}

/** Whether a term may stay in the browser: an identity or telephone number, or most of one, may not. */
export function maySave(term: string): boolean {
  return (term.match(/\d/g) ?? []).length < 4
}

export function saveSearch(term: string, storage: Storage = sessionStorage): void {
  if (term !== '' && maySave(term)) storage.setItem(key, term)
  else storage.removeItem(key)
}

export function savedSearch(storage: Storage = sessionStorage): string {
  return storage.getItem(key) ?? ''
}

/** So long a person may pause between two letters before the list is asked, in milliseconds. */
const pause = 250

/** What is typed, and what of it is asked for: each question leaves a row in the access log, so not every letter is one. */
export function useSearchTerm(onAsked: () => void) {
  const [typed, setTyped] = useState(savedSearch)
  const [asked, setAsked] = useState(() => askedTerm(typed))
  const waiting = useRef(0)

  // Whoever has opened a person meanwhile is not called back to the list.
  useEffect(() => () => clearTimeout(waiting.current), [])

  function ask(text: string): void {
    clearTimeout(waiting.current)
    const term = askedTerm(text)
    saveSearch(term)
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
