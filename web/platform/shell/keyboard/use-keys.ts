import { useEffect, useRef } from 'react'
import { useTheme } from '../../../ui/theme/ThemeProvider.tsx'
import { type KeyCommand, createKeyReader } from './key-sequences.ts'

/** Listens to single keys everywhere but where somebody writes or a dialog is open, unless they are turned off. */
export function useKeys(letters: readonly string[], obey: (command: KeyCommand) => void): void {
  const { singleKeys } = useTheme()
  const latest = useRef({ letters, obey })
  useEffect(() => {
    latest.current = { letters, obey }
  })
  useEffect(() => {
    if (!singleKeys) return undefined
    const read = createKeyReader(() => latest.current.letters)
    function press(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, altKey } = event
      const command = read({ key, ctrlKey, metaKey, altKey, writing: isTaken(event), at: event.timeStamp })
      if (!command) return
      event.preventDefault()
      latest.current.obey(command)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [singleKeys])
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open], [role=menu]')) return true
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable=true]')
}
