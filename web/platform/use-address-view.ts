import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { rewriteQuery } from './navigation.tsx'

interface Paged {
  readonly page: number
}

/** The view that the query of the address holds, and how to change it: any change but of the page begins on the first page. */
export function useAddressView<View extends Paged>(read: (query: string) => View, write: (view: View) => string) {
  const { pathname, searchStr } = useLocation()
  const view = useMemo(() => read(searchStr), [read, searchStr])
  const change = (part: Partial<View>) => void rewriteQuery(pathname, write({ ...view, page: 1, ...part }))
  return { view, change }
}
