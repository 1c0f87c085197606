import { useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AddressView } from './address-view.ts'
import { rewriteQuery } from './navigation.tsx'

/** The view that the query of the address holds, and how to change it: any change but of the page begins on the first page. */
export function useAddressView<View>({ read, write }: AddressView<View>) {
  const { pathname, searchStr } = useLocation()
  const view = useMemo(() => read(searchStr), [read, searchStr])
  const change = (part: Partial<View>) => void rewriteQuery(pathname, write({ ...view, page: 1, ...part }))
  return { view, change }
}
