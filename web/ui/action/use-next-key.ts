import { useEffect, useRef } from 'react'

/** Ctrl and Enter go on, from wherever the focus is; not while a dialog or a menu asks something, nor while they are held. */
export function useNextKey(goOn: () => void): void {
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      if (document.querySelector('dialog[open], [role=menu]')) return
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
