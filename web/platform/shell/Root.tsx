import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense, lazy, useEffect, useRef, useState } from 'react'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { guards } from '../routing/guards.ts'
import type { RouteName } from '../routing/paths.ts'
import { screenNames } from '../routing/screen-names.ts'
import { useSessionUser } from '../session/use-session.ts'
import { SignedInFrame } from './SignedInFrame.tsx'
import { ShellFrame } from './ShellFrame.tsx'
import { useTraits } from './use-traits.ts'
import { WaitingSign } from './WaitingSign.tsx'
import type { Idleness } from '../session/idle.ts'
import { session } from '../session/browser-session.ts'

const quiet: Idleness = { kind: 'quiet' }

/** How idle the session is, once a second; the same value as long as nothing is to be shown. */
function useIdleness(): Idleness {
  const [idle, setIdle] = useState<Idleness>(quiet)
  useEffect(() => {
    const look = () => {
      const now = session.tick()
      setIdle(now.kind === 'warning' ? now : quiet)
    }
    const timer = setInterval(look, 1000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return idle
}

const PublicFrame = lazy(() => import('./public/PublicFrame.tsx'))
const SessionExpiry = lazy(() => import('./SessionExpiry.tsx'))

/** The shell frame every page. What a page can do without is loaded when it is first needed. */
export function Root() {
  const user = useSessionUser()
  const { name, hideNavigation } = useTraits()
  const idle = useIdleness()
  const navigating = useRouterState({ select: (state) => state.status === 'pending' })
  useFocusOnNewPage()

  function frame(content: ReactNode): ReactNode {
    if (!user) return !name || isOpen(name) ? <PublicFrame name={name}>{content}</PublicFrame> : content
    return (
      <SignedInFrame user={user} screen={name ? screenNames[name] : null} navigation={!hideNavigation}>
        {content}
      </SignedInFrame>
    )
  }

  return (
    <>
      <ShellFrame name={name} frame={frame}>
        <Outlet />
      </ShellFrame>
      <WaitingSign navigating={navigating} />
      <Suspense>{idle.kind === 'warning' && <SessionExpiry secondsLeft={idle.secondsLeft} />}</Suspense>
    </>
  )
}

/** A page that anybody reads, with the ways between such pages round it; so is one that does not exist. */
function isOpen(name: RouteName): boolean {
  return guards[name].check === 'open'
}

/** A new page begins at its top, also for those who hear it. */
function useFocusOnNewPage(): void {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const former = useRef<string | undefined>(undefined)
  const heldBefore = useRef<Element | null>(null)
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', () => {
        heldBefore.current = document.activeElement
      }),
    [router],
  )
  useEffect(() => {
    if (former.current !== undefined && former.current !== path) {
      scrollTo(0, 0)
      const main = document.getElementById('main')
      // Where a page has one thing to go on with, Enter does it at once, or one types at once.
      const first = main?.querySelector<HTMLElement>('[data-arrive] :is(a, input)')
      if (first) first.focus()
      else if (!hasChosen(main, heldBefore.current)) focusPage()
    }
    former.current = path
  }, [path])
}

/** A page may have given the focus to a field of its own, as a form does that is all there is to it. */
function hasChosen(main: HTMLElement | null, heldBefore: Element | null): boolean {
  const held = document.activeElement
  return (
    held !== null && held !== heldBefore && held.matches('input, select, textarea') && Boolean(main?.contains(held))
  )
}
