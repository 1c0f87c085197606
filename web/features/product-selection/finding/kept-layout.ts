import { useState } from 'react'
import { useSessionUser } from '../../../platform/session/use-session.ts'

export type Layout = 'cards' | 'table'

/** Cards or table, as the person chose it last on this device. */
export function useLayout() {
  const key = `products-layout-${useSessionUser()?.id ?? 0}`
  const [layout, setLayout] = useState<Layout>(() => (localStorage.getItem(key) === 'table' ? 'table' : 'cards'))
  return {
    layout,
    change: (next: Layout) => {
      localStorage.setItem(key, next)
      setLayout(next)
    },
  }
}
