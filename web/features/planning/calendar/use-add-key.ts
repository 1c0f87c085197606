import { useEffect, useRef } from 'react'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'

/** N adds, wherever nobody writes and no dialog or menu is open, unless single keys are turned off. */
export function useAddKey(add: () => void): void {
  const { singleKeys } = useTheme()
  const latest = useRef(add)
  useEffect(() => {
    latest.current = add
  })
  useEffect(() => {
    if (!singleKeys) return undefined
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (key.toLowerCase() !== 'n' || ctrlKey || metaKey || altKey || defaultPrevented) return
      if (
        event.target instanceof HTMLElement &&
        event.target.matches('input, textarea, select, [contenteditable=true]')
      )
        return
      if (document.querySelector('dialog[open], [role=menu]')) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [singleKeys])
}
