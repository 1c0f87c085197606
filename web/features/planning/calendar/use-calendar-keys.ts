import { useEffect, useRef } from 'react'
import { patience } from '../../../platform/shell/keyboard/key-sequences.ts'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'

/**
 * Single keys of the calendar, by their letter, wherever nobody writes and no dialog or menu is open, unless single keys are
 * turned off. A letter after `g` leads to another page and is not ours.
 */
export function useCalendarKeys(does: Readonly<Record<string, () => void>>): void {
  const { singleKeys } = useTheme()
  const latest = useRef(does)
  useEffect(() => {
    latest.current = does
  })
  useEffect(() => {
    if (!singleKeys) return undefined
    let pressedG = Number.NEGATIVE_INFINITY
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target, timeStamp } = event
      if (ctrlKey || metaKey || altKey || defaultPrevented) return
      if (target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')) return
      if (document.querySelector('dialog[open], [role=menu]')) return
      const follows = timeStamp - pressedG <= patience
      const letter = key.toLowerCase()
      pressedG = letter === 'g' ? timeStamp : Number.NEGATIVE_INFINITY
      const act = latest.current[letter]
      if (!act || follows) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [singleKeys])
}
