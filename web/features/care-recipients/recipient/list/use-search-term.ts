import { kindOfTerm, type TermKind } from '@omsorg/domain/care-recipients/recipient/search-term.ts'
import { useEffect, useRef, useState } from 'react'
import { cutTo } from '../../../../platform/forms/cut-to.ts'
import { saveSearch, savedSearch } from './saved-search.ts'

const termsOrRooms: readonly TermKind[] = ['room', 'whole']

/** As much as the search takes. */
const longest = 100

/** What is asked for: nothing until the term is long enough (O-5-31), and no more than the search takes. */
export function askedTerm(typed: string, asking = termsOrRooms): string {
  return asking.includes(kindOfTerm(typed)) ? cutTo(typed.trim(), longest) : ''
}

/** So long a person may pause between two letters before the list is asked, in milliseconds. */
const pause = 250

/** What is typed, and what of it is asked for: each question leaves a row in the access log, so not every letter is one. */
export function useSearchTerm(onAsked: () => void, asking = termsOrRooms) {
  const [typed, setTyped] = useState(() => savedSearch())
  const [asked, setAsked] = useState(() => askedTerm(typed, asking))
  const waiting = useRef(0)

  // Whoever has opened a person meanwhile is not called back to the list.
  useEffect(() => () => clearTimeout(waiting.current), [])

  function ask(text: string): void {
    clearTimeout(waiting.current)
    const term = askedTerm(text, asking)
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

  function clear(): void {
    setTyped('')
    ask('')
  }

  return { typed, asked, type, askNow: () => ask(typed), clear }
}
