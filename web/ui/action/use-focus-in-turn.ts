import { type RefObject, useLayoutEffect } from 'react'

/** What a button that has just gone said, while the page is drawn that it went from; null where it had no focus. */
let gone: string | null = null

/**
 * A dialog is closed, and the button that it was opened by is gone: the one that is drawn in its place has the focus in its turn,
 * also where it was drawn while the dialog stood before it.
 */
export function passFocusOn(opener: Element | null): void {
  if (!opener || opener.isConnected) return
  const said = opener.textContent
  gone = said
  queueMicrotask(() => {
    gone = null
    if (document.activeElement !== document.body) return
    const anew = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === said)
    anew?.focus()
  })
}

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
