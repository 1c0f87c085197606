import { type RefObject, useEffect } from 'react'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'

/** `/` goes to the search of this page, before the search of everything; not while somebody writes or a dialog asks. */
export function useSearchKey(page: RefObject<HTMLElement | null>): void {
  const { singleKeys } = useTheme()
  useEffect(() => {
    if (!singleKeys) return undefined
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || document.querySelector('dialog[open], [role=menu]')) return
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return
      const field = page.current?.querySelector<HTMLInputElement>('input[type=search]')
      if (!field) return
      event.preventDefault()
      field.focus()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [page, singleKeys])
}
