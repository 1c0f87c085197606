import { useState } from 'react'
import { readWhole } from './whole-number.ts'

/** A field for a whole number: what it shows while one types, and the number that stands in it afterwards. */
export function useWholeNumber(value: number | null, onValue: (value: number | null) => void) {
  const [draft, setDraft] = useState('')
  return {
    shown: draft !== '' && readWhole(draft)?.value === value ? draft : String(value ?? ''),
    type: (text: string) => {
      const typed = readWhole(text)
      if (!typed) return
      setDraft(typed.draft)
      if (typed.value !== value) onValue(typed.value)
    },
    leave: () => setDraft(''),
  }
}
