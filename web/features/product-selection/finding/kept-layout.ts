import { useState } from 'react'
import { memoryOf } from '../../../platform/session/storage.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'

export type Layout = 'cards' | 'table'

const isLayout = (found: unknown): found is Layout => found === 'cards' || found === 'table'

/** Cards or table, as the person chose it last on this device. */
export function useLayout() {
  const memory = memoryOf(localStorage, `products-layout-${useSessionUser()?.id ?? 0}`, isLayout)
  const [layout, setLayout] = useState(() => memory.read() ?? 'cards')
  return {
    layout,
    change: (next: Layout) => {
      memory.keep(next)
      setLayout(next)
    },
  }
}
