import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { takeAsked } from '../routing/asked-address.ts'
import { judge } from '../routing/guarding.ts'
import { rootRoute } from '../routing/root-route.ts'
import { loading } from '../loading.ts'
import { pathTo } from '../routing/paths.ts'
import { tidyPath } from '../routing/router-path.ts'
import { actingId } from '../session/session-user.ts'
import { useSessionUser } from '../session/use-session.ts'
import { StartPage } from './StartPage.tsx'
import { loadWelcome } from './public/welcome.ts'

const Welcome = lazy(loadWelcome)

/** The root page: for visitors the home page, for whoever is signed in the routing of. */
export function RootPage() {
  const user = useSessionUser()
  if (user) return <Landing key={actingId(user)} />
  return (
    <Suspense>
      <Welcome />
    </Suspense>
  )
}

/** Leads on, or stays on the home page where nothing else is open (A-G33). */
function Landing() {
  const router = useRouter()
  const running = useRef(false)
  const [stays, setStays] = useState(false)

  useEffect(() => {
    if (running.current) return
    running.current = true
    void loading.during(leadOn(router)).then((led) => setStays(!led))
  }, [router])

  return stays ? <StartPage /> : null
}

/** Opens where the person belongs; false when that is here. */
async function leadOn(router: AnyRouter): Promise<boolean> {
  const { to, final } = await rootRoute()
  const asked = final ? null : takeAsked()
  const address = asked && (await mayOpenAddress(router, asked)) ? asked : to && pathTo(to)
  if (address) await router.navigate({ href: address, replace: true })
  return Boolean(address)
}

/** Whether the guard of an address that was asked for lets the person in. */
async function mayOpenAddress(router: AnyRouter, address: string): Promise<boolean> {
  const { pathname } = new URL(address, location.origin)
  const name = router.getMatchedRoutes(tidyPath(pathname))[2]?.options.staticData?.name
  return name !== undefined && (await judge(name, address)) === 'allow'
}
