import type { AnswerOf } from '@omsorg/contract/endpoint.ts'
import { beginPortalEid } from '@omsorg/contract/sign-in/portal/begin-portal-eid.ts'
import { useEffect, useState } from 'react'
import { useAllTexts } from '../../language/use-texts.ts'
import { begun as askedFor } from '../../session/ask-for-code.ts'
import type { Stop } from '../../way/way.ts'
import { trouble } from '../trouble.ts'
import { keepAsked } from './enter-by-eid.ts'
import type { Eid } from '../../session/eids-here.ts'

const silences = ['too-many', 'no-answer']

/** Goes to the e-ID service, or says why not. */
export function useEid(after: Stop) {
  const { signIn } = useAllTexts()
  const [going, setGoing] = useState<Eid | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)

  // Who comes back by the button of the browser may find the page as it was left.
  useEffect(() => {
    const rest = () => setGoing(null)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  async function start(eid: Eid): Promise<void> {
    setGoing(eid)
    setWrong(null)
    const begun = await askedFor<AnswerOf<typeof beginPortalEid>>(beginPortalEid.path, { eid })
    if (begun.ok) {
      keepAsked(after)
      return location.assign(begun.value.address)
    }
    setGoing(null)
    setWrong(silences.includes(begun.refusal) ? trouble(begun.refusal, signIn) : signIn.eidOff)
  }

  return { going, wrong, start: (eid: Eid) => void start(eid) }
}
