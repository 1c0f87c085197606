import { type ComponentType, useEffect, useState } from 'react'
import { navigateBy } from './platform/routing/navigation.tsx'
import { pathTo } from './platform/routing/paths.ts'
import { ShellFrame } from './platform/shell/ShellFrame.tsx'
import { loadRootPage } from './platform/shell/load-root-page.ts'
import { WaitingSign } from './platform/shell/WaitingSign.tsx'

/** The page itself, to be asked for early so that it arrives together with its words. */
export const loadSignIn = () => import('./features/sign-in/token/SignInPage.tsx')

/** With the page that a sign-in leads to. */
const loadApplication = async () => (await Promise.all([import('./application.tsx'), loadRootPage()]))[0]

/** Whether a visitor at this address needs the sign-in page alone. */
export function isDoor(path: string): boolean {
  return path.replace(/\/+$/, '').toLowerCase() === pathTo('Login')
}

/**
 * The sign-in page for whoever comes straight to it. It works without the router and everything behind it, which half the
 * script of a first visit would be; they are fetched while the person types, and take over with the first step further.
 */
export function Door({ SignIn }: { readonly SignIn: ComponentType }) {
  const [entering, setEntering] = useState(false)
  const [Application, setApplication] = useState<ComponentType | null>(null)

  useEffect(() => {
    // Waited for by hand: behind a fallback React would hold a page that is ready back for 300 ms.
    const enter = () => {
      setEntering(true)
      void loadApplication().then((inside) => setApplication(() => inside.default))
    }
    navigateBy(async (address, { replace = false } = {}) => {
      history[replace ? 'replaceState' : 'pushState'](null, '', address)
      enter()
    })
    // Back from a step of the sign-in page is its own: whoever types in the next one already would lose it to the application.
    const follow = () => {
      if (!isDoor(location.pathname)) enter()
    }
    addEventListener('popstate', follow)
    addEventListener('input', loadApplication, { once: true })
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('input', loadApplication)
    }
  }, [])

  if (Application) return <Application />
  return (
    <>
      <ShellFrame name="Login">
        <SignIn />
      </ShellFrame>
      <WaitingSign navigating={entering} />
    </>
  )
}
