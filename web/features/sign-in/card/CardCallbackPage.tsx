import { completeCardSignIn } from '@omsorg/contract/sign-in/card/complete-card-sign-in.ts'
import type { Card } from '@omsorg/domain/sign-in/card/card.ts'
import { useEffect, useRef } from 'react'
import { openAddress } from '../../../platform/routing/navigation.tsx'
import { pathTo } from '../../../platform/routing/paths.ts'
import { askIdentity, session } from '../../../platform/session/browser-session.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { failSignIn } from '../token/fail-sign-in.ts'
import { takeAskedFromTheWay } from './asked-on-the-way.ts'
import { WaitingPage } from './WaitingPage.tsx'

export const SithsCallbackPage = () => <CardCallbackPage card="siths" />
export const VrkCallbackPage = () => <CardCallbackPage card="vrk" />

/** Where the card service sends the browser back to (A-2.2-11, A-2.2-12, A-4.2-10). */
function CardCallbackPage({ card }: { readonly card: Card }) {
  const words = useAllTexts().signInSteps.card
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void complete(card)
  }, [card])

  return <WaitingPage title={words.signingIn} />
}

async function complete(card: Card): Promise<void> {
  const grandidsession = new URL(location.href).searchParams.get('grandidsession')
  takeAskedFromTheWay(sessionStorage, Date.now())
  // It counts once; the history and whoever looks at the address need not have it.
  history.replaceState(history.state, '', location.pathname)
  // A reload brings nothing: whoever is signed in goes on, everybody else begins anew.
  if (!grandidsession)
    return openAddress(pathTo(session.state().phase === 'signed-in' ? 'home' : 'Login'), { replace: true })
  const siths = card === 'siths' ? 'true' : 'false'
  const outcome = await session.enterBy(() => askIdentity(completeCardSignIn.path, { siths, grandidsession }))
  if (outcome.ok) return openAddress(pathTo('home'), { replace: true })
  return failSignIn('card', outcome.code)
}
