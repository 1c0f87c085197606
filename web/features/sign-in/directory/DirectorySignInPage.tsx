import { readDirectoryScopes } from '@omsorg/contract/sign-in/directory/read-directory-scopes.ts'
import { signInByDirectory } from '@omsorg/contract/sign-in/directory/sign-in-by-directory.ts'
import { useEffect, useRef } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { askIdentity, session } from '../../../platform/session/browser-session.ts'
import { openDirectoryWindow } from '../../../platform/session/directory-window.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { WaitingPage } from '../card/WaitingPage.tsx'
import { failSignIn } from '../token/fail-sign-in.ts'

/** Opens the sign-in of the organisation's directory in a window (A-2.2-13), and goes on with what it brings (A-2.2-15). */
export function DirectorySignInPage() {
  const { directory } = useAllTexts().signInSteps
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    // Whoever is signed in goes on, and so does the page itself, which is drawn anew for the person it has signed in.
    if (session.state().phase === 'signed-in') void openAddress(pathTo('home'), { replace: true })
    else void signIn()
  }, [])

  return <WaitingPage title={directory.title} lead={directory.inWindow} />
}

async function signIn(): Promise<void> {
  const here = location.pathname
  const left = new AbortController()
  const timer = setInterval(() => location.pathname !== here && left.abort(), 200)
  const asked = await call(readDirectoryScopes, {}, { silent: true })
  const token = asked.ok ? await openDirectoryWindow(asked.value, left.signal) : null
  clearInterval(timer)
  // Whoever has gone another way is not called back.
  if (location.pathname !== here) return
  if (!asked.ok) return failSignIn('directory', null)
  // A window that brings nothing leads to the root (A-2.2-14).
  if (token === null) return openAddress(pathTo('home'), { replace: true })
  const headers = { Authorization: `Bearer ${token}` }
  const outcome = await session.enterBy(() => askIdentity(signInByDirectory.path, {}, headers))
  if (outcome.ok) return openAddress(pathTo('home'), { replace: true })
  return failSignIn('directory', outcome.code)
}
