import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { rewriteQuery } from '../../platform/navigation.tsx'
import { type ListView, readView, writeView } from './search-params.ts'

/** The view that the address holds, and how to change it: any change but of the page itself begins on the first page. */
export function useListView() {
  const { pathname, searchStr } = useLocation()
  const view = useMemo(() => readView(searchStr), [searchStr])
  const change = (part: Partial<ListView>) => void rewriteQuery(pathname, writeView({ ...view, page: 1, ...part }))
  return { view, change }
}
