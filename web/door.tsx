import { Suspense, lazy, useEffect, useState } from 'react'
import { navigateBy } from './platform/navigation.tsx'
import { pathTo } from './platform/paths.ts'
import { Surroundings } from './platform/shell/Surroundings.tsx'
import { WaitingSign } from './platform/shell/WaitingSign.tsx'

/** To be asked for early, so that the page arrives together with its words. */
export const loadSignIn = () => import('./features/sign-in/SignInPage.tsx')

const loadApplication = () => import('./application.tsx')
const Application = lazy(loadApplication)
const SignInPage = lazy(loadSignIn)

/** Whether a visitor at this address needs the sign-in page alone. */
export function isDoor(path: string): boolean {
  return path.replace(/\/+$/, '').toLowerCase() === pathTo('Login')
}

/**
 * The sign-in page for whoever comes straight to it. It works without the router and everything behind it, which half the
 * script of a first visit would be; they are fetched while the person types, and take over with the first step further.
 */
export function Door() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const enter = () => setOpen(true)
    navigateBy(async (address, { replace = false } = {}) => {
      history[replace ? 'replaceState' : 'pushState'](null, '', address)
      enter()
    })
    addEventListener('popstate', enter)
    addEventListener('input', loadApplication, { once: true })
    return () => {
      removeEventListener('popstate', enter)
      removeEventListener('input', loadApplication)
    }
  }, [])

  if (open) {
    return (
      <Suspense fallback={<WaitingSign navigating />}>
        <Application />
      </Suspense>
    )
  }
  return (
    <>
      <Surroundings name="Login">
        <SignInPage />
      </Surroundings>
      <WaitingSign navigating={false} />
    </>
  )
}
