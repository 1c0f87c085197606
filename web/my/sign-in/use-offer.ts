import { useEffect } from 'react'
import { forgetOffer, noteOffer } from '../session/passkey-offer.ts'
import { session } from '../session/session-here.ts'

/** Whoever comes in by this page is asked to do without the code the next time; whoever leaves it otherwise is not. */
export function useOffer(): void {
  useEffect(() => {
    void noteOffer()
    return () => {
      if (session.state().phase !== 'signed-in') forgetOffer()
    }
  }, [])
}
