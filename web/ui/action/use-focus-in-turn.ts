import { type RefObject, useLayoutEffect } from 'react'

/** What a button that has just gone said, while the page is drawn that it went from; null where it had no focus. */
let gone: string | null = null

/**
 * Where a button with the focus is drawn anew elsewhere in the page, because it gets or loses its reason or its form is made
 * anew from what was saved, the new one has the focus in its turn: whoever saves by the keyboard stays where they are.
 */
export function useFocusInTurn(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const { current } = button
    if (gone !== null && gone === current?.textContent && document.activeElement === document.body) current.focus()
    return () => {
      if (!current || document.activeElement !== current) return
      gone = current.textContent
      queueMicrotask(() => (gone = null))
    }
  }, [button])
}
