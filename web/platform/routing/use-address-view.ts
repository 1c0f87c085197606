import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { AddressView } from './address-view.ts'
import { rewriteQuery } from './navigation.tsx'

/** The view that the query of the address holds, and how to change it: any change but of the page begins on the first page. */
export function useAddressView<View>({ read, write }: AddressView<View>) {
  const { pathname, searchStr } = useOwnLocation()
  const view = useMemo(() => read(searchStr), [read, searchStr])
  const change = (part: Partial<View>) => void rewriteQuery(pathname, write({ ...view, page: 1, ...part }))
  return { view, change }
}

/** The address of the page that is shown. */
export function useOwnLocation() {
  return useRouterState({ select: ownLocation })
}

interface Place {
  readonly pathname: string
}

interface Locations<L extends Place> {
  readonly status: 'pending' | 'idle'
  readonly location: L
  readonly resolvedLocation?: L | undefined
  readonly matches: readonly Place[]
}

/**
 * The router names the next address as soon as somebody is on the way there, while the page that is left still stands and may
 * be typed in.
 */
export function ownLocation<L extends Place>({ status, location, resolvedLocation, matches }: Locations<L>): L {
  const isLeft =
    status === 'pending' &&
    resolvedLocation !== undefined &&
    resolvedLocation.pathname === matches.at(-1)?.pathname &&
    resolvedLocation.pathname !== location.pathname
  return isLeft ? resolvedLocation : location
}
