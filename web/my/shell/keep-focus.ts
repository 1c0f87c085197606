import { focusPage } from '../../ui/layout/page-focus.ts'

/**
 * The focus of a button that goes when it is pressed falls to the part of the page that it stood in, and to the title where that is
 * gone as well: nobody who uses the keyboard, or hears the page, begins again at the top. A field that gets the focus is shown whole: a browser is
 * content with its first line.
 */
export function keepFocus(main: HTMLElement): () => void {
  let held: Element | null = null
  let parts: readonly HTMLElement[] = []

  function note({ target }: FocusEvent): void {
    held = target instanceof Element ? target : null
    if (held?.matches('input, textarea')) held.scrollIntoView({ block: 'nearest' })
    parts = [...main.querySelectorAll('section')].filter((part) => held && part.contains(held)).toReversed()
  }

  const changes = new MutationObserver(() => {
    if (!held || held.isConnected || document.activeElement !== document.body) return
    held = null
    const part = parts.find((each) => each.isConnected)
    if (!part) return focusPage()
    part.tabIndex = -1
    part.focus({ preventScroll: true })
  })

  main.addEventListener('focusin', note)
  changes.observe(main, { childList: true, subtree: true })
  return () => {
    main.removeEventListener('focusin', note)
    changes.disconnect()
  }
}
