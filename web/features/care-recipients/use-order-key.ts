import { useEffect, useRef } from 'react'

/** B orders, wherever nobody writes and no dialog or menu is open. Told whether a row of a table has the focus. */
export function useOrderKey(order: (onRow: boolean) => void): void {
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  })
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (key.toLowerCase() !== 'b' || ctrlKey || metaKey || altKey || defaultPrevented) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.matches('input, textarea, select, [contenteditable=true]')) return
      if (document.querySelector('dialog[open], [popover]:popover-open [role=menu]')) return
      event.preventDefault()
      latest.current(target instanceof HTMLTableRowElement)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
