import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { rewriteQuery } from '../../../platform/navigation.tsx'
import { type HistoryView, readHistory, writeHistory } from './history-view.ts'

/** The view that the address holds, and how to change it: any change but of the page begins on the first page. */
export function useHistoryView() {
  const { pathname, searchStr } = useLocation()
  const view = useMemo(() => readHistory(searchStr), [searchStr])
  const change = (part: Partial<HistoryView>) =>
    void rewriteQuery(pathname, writeHistory({ ...view, page: 1, ...part }))
  return { view, change }
}
