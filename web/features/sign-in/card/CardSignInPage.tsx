import { beginCardSignIn } from '@omsorg/contract/sign-in/card/begin-card-sign-in.ts'
import type { Card } from '@omsorg/domain/sign-in/card/card.ts'
import { useEffect, useRef } from 'react'
import { call } from '../../../platform/calls/client.ts'
import { pathTo } from '../../../platform/routing/paths.ts'
import { useAllTexts } from '../../../platform/texts.tsx'
import { failSignIn } from '../token/fail-sign-in.ts'
import { keepAskedOnTheWay } from './asked-on-the-way.ts'
import { WaitingPage } from './WaitingPage.tsx'
import { takeWrittenNumber } from './written-number.ts'

export const SithsSignInPage = () => <CardSignInPage card="siths" />
export const VrkSignInPage = () => <CardSignInPage card="vrk" />

const callbacks = { siths: 'sithsCallback', vrk: 'vrkCallback' } as const

/** Asks where the card service is and sends the browser there (A-2.2-09, A-2.2-10, A-4.2-08, A-4.2-09). */
function CardSignInPage({ card }: { readonly card: Card }) {
  const words = useAllTexts().signInSteps.card
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void begin(card)
  }, [card])

  return <WaitingPage title={words.onTheWay} lead={words.haveReady} />
}

async function begin(card: Card): Promise<void> {
  const here = location.pathname
  const sithsNumber = takeWrittenNumber()
  const returnUrl = location.origin + pathTo(callbacks[card])
  const siths = card === 'siths' ? 'true' : 'false'
  const query = { siths, returnUrl, ...(sithsNumber === null ? {} : { sithsNumber }) } as const
  const result = await call(beginCardSignIn, { query }, { silent: true })
  // Whoever has gone back meanwhile is not taken away.
  if (location.pathname !== here) return
  const address = result.ok ? URL.parse(result.value.data) : null
  if (!address || !['https:', location.protocol].includes(address.protocol)) {
    await failSignIn('card', null)
    return
  }
  keepAskedOnTheWay(sessionStorage, Date.now())
  // In its place: back leads from the service to where one began, and not here again.
  location.replace(address)
}
