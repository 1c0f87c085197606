import { flushSync } from 'react-dom'

/** Changes a list of the form and puts the focus where the person goes on: what was pressed may be gone, or new fields be there. */
export function fillAndFocus(change: () => void, id: string): void {
  flushSync(change)
  document.getElementById(id)?.focus()
}
