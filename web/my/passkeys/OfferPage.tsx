import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import type { MeView } from '@omsorg/contract/portal/me/me-view.ts'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useEffect, useRef } from 'react'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { refetch } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Sentences } from '../parts/Lines.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { Press } from '../parts/Press.tsx'
import { firstName } from '../person/here.ts'
import { forgetOffer, keepNotNow } from '../session/passkey-offer.ts'
import { PlainFrame } from '../shell/PlainFrame.tsx'
import { useWay } from '../way/WayLink.tsx'
import { AddingOutcome } from './AddingOutcome.tsx'
import { useAdding } from './use-adding.ts'

/** Asked once after a sign-in by code, on a device that could do without; whoever goes on comes to the page that was asked for. */
export function OfferPage({ me, onDone }: { readonly me: MeView; readonly onDone: () => void }) {
  const { passkeys } = useAllTexts()
  const { offer } = passkeys
  // The answer that tells of the new one would end this page before it has said so.
  const { add, state, busy, notDone } = useAdding([])
  const isAdded = state === 'added'

  function close(): void {
    if (isAdded) void refetch([readMe])
    forgetOffer()
    onDone()
  }

  useGoneOn(close)

  function goOn(): void {
    close()
    scrollTo(0, 0)
    focusPage()
  }

  function notNow(): void {
    keepNotNow()
    goOn()
  }

  return (
    <PlainFrame me={me} call={{ title: offer.unsure, about: (place) => offer.unsureBody({ place }) }}>
      <Outcome title={offer.signedIn({ name: firstName(me.name) })} lead={isAdded ? undefined : offer.question} />
      <Box title={offer.title}>
        <Sentences rows={passkeys.reasons.map((text) => ({ icon: <IconCheck />, text }))} />
        <AddingOutcome state={state} notDone={notDone} />
        {isAdded ? (
          <Press variant="primary" iconAfter={<IconArrowRight />} onClick={goOn}>
            {offer.goOn}
          </Press>
        ) : (
          <>
            <Press variant="primary" icon={<IconFingerprint />} busy={busy} onClick={() => void add()}>
              {passkeys.add}
            </Press>
            <Press onClick={notNow}>{offer.notNow}</Press>
          </>
        )}
      </Box>
      {!isAdded && (
        <Note icon={<IconAlertTriangle />} tone="soon" title={passkeys.onlyYours}>
          {offer.shared}
        </Note>
      )}
    </PlainFrame>
  )
}

/** Whoever goes to another page, by the menu or back, has not been kept from it. */
function useGoneOn(then: () => void): void {
  const { stop } = useWay()
  const from = useRef(stop)
  useEffect(() => {
    // The page of the code leads on by itself.
    if (from.current !== stop && from.current !== 'code') then()
    from.current = stop
  })
}
