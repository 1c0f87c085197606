import { RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { followSession } from './platform/routing/following.ts'
import { loadHome } from './features/content/index.ts'
import { loadPalette } from './features/search/index.ts'
import { searchBy } from './platform/search/search-palette.ts'
import { navigateBy, writeAddressesBy } from './platform/routing/navigation.tsx'
import { addressOfCaller } from './platform/calls/client.ts'
import { welcomeBy } from './platform/shell/public/welcome.ts'
import { router } from './routes.tsx'

welcomeBy(loadHome)

let inside = false

/** Only when it is drawn, for the door fetches this script while it still stands itself. */
function takeOver(): void {
  if (inside) return
  inside = true
  navigateBy((address, { replace = false } = {}) => router.navigate({ href: address, replace }))
  writeAddressesBy(addressOfCaller)
  followSession(router)
  searchBy(loadPalette)
}

/** Everything behind the door. */
export default function Application() {
  useLayoutEffect(takeOver, [])
  return <RouterProvider router={router} />
}
