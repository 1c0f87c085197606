import { useEffect, useRef } from 'react'
import { openAddress } from '../../platform/routing/navigation.tsx'
import { useTheme } from '../../ui/theme/ThemeProvider.tsx'

/**
 * B orders, wherever nobody writes and no dialog or menu is open, unless single keys are turned off. `orderPath` is told whether a row of a table has the
 * focus, and answers where to order, or null to leave the key to others.
 */
export function useOrderKey(orderPath: (onRow: boolean) => string | null): void {
  const { singleKeys } = useTheme()
  const latest = useRef(orderPath)
  useEffect(() => {
    latest.current = orderPath
  })
  useEffect(() => {
    if (!singleKeys) return undefined
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (key.toLowerCase() !== 'b' || ctrlKey || metaKey || altKey || defaultPrevented) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.matches('input, textarea, select, [contenteditable=true]')) return
      if (document.querySelector('dialog[open], [role=menu]')) return
      const path = latest.current(Boolean(target?.closest('tbody tr')))
      if (path === null) return
      event.preventDefault()
      void openAddress(path)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [singleKeys])
}
