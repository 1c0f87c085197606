import type { MouseEvent } from 'react'
import { openAddress } from '../../../platform/routing/navigation.tsx'

/** Another product takes the place of this one in the drawer; a new tab is the browser's. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  const { pathname, search } = new URL(event.currentTarget.href)
  void openAddress(pathname + search, { replace: true })
}
