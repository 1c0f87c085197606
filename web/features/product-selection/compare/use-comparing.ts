import { useState } from 'react'
import { useComparison } from './compare-memory.ts'

/** What is marked in an area, whether it is looked at side by side, and whether one more was asked for than fit. */
export function useComparing(area: string) {
  const { items, full, toggle, clear } = useComparison(area)
  const [open, setOpen] = useState(false)
  const [refused, setRefused] = useState(false)

  return {
    items,
    open: open && items.length > 0,
    /** A fifth was marked: the tray says why it was not taken. */
    refused,
    mark(itemNumber: string): void {
      setRefused(full && !items.includes(itemNumber))
      toggle(itemNumber)
    },
    show: () => setOpen(true),
    hide: () => setOpen(false),
    clear(): void {
      setOpen(false)
      setRefused(false)
      clear()
    },
  }
}

export type Comparing = ReturnType<typeof useComparing>
