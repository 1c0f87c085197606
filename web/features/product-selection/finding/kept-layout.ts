import { useState } from 'react'
import { memoryOf } from '../../../platform/session/storage.ts'
import { useSessionUser } from '../../../platform/session/use-session.ts'

export type Layout = 'cards' | 'table'

const isLayout = (found: unknown): found is Layout => found === 'cards' || found === 'table'

/** Cards or table, as the person chose it last on this device; a store is filled from a list until somebody wants cards. */
export function useLayout(of: 'person' | 'store' = 'person') {
  const key = of === 'store' ? 'store-layout' : 'products-layout'
  const memory = memoryOf(localStorage, `${key}-${useSessionUser()?.id ?? 0}`, isLayout)
  const [layout, setLayout] = useState<Layout>(() => memory.read() ?? (of === 'store' ? 'table' : 'cards'))
  return {
    layout,
    change: (next: Layout) => {
      memory.keep(next)
      setLayout(next)
    },
  }
}
