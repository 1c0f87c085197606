import { RouterProvider } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { followSession } from './platform/routing/following.ts'
import { loadHome } from './features/content/index.ts'
import { loadPalette } from './features/search/index.ts'
import { searchBy } from './platform/search/search-palette.ts'
import { navigateBy, writeAddressesBy } from './platform/routing/navigation.tsx'
import { askedAtStart } from './platform/calls/ask-at-start.ts'
import { addressOfCaller } from './platform/calls/client.ts'
import { waitForFirstScreen } from './platform/calls/first-screen.ts'
import { readAhead } from './platform/calls/query.ts'
import { welcomeBy } from './platform/shell/public/welcome.ts'
import { router } from './routes.tsx'

welcomeBy(loadHome)

/** The first screen with its answers, so that it is drawn at once and as a whole. Drawn in three steps it is there later. */
export async function firstScreen(): Promise<void> {
  // Whoever goes on meanwhile, or back, is followed; from its first drawing the router follows by itself.
  unfollow = router.history.subscribe(() => void router.load())
  await waitForFirstScreen([router.load(), readAhead(askedAtStart())])
}

let unfollow = () => {}
let inside = false

/** Only when it is drawn, for the door fetches this script while it still stands itself. */
function takeOver(): void {
  if (inside) return
  inside = true
  unfollow()
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
