import { useEffect, useState } from 'react'
import { useAllTexts } from '../../language/use-texts.ts'
import { Outcome } from '../../parts/Outcome.tsx'
import { PressTo } from '../../parts/Press.tsx'
import { Titles } from '../../parts/Titles.tsx'
import { go } from '../../way/way.ts'
import { enterByEid } from './enter-by-eid.ts'

/** Where the e-ID service sends the browser back to: in, or what did not work and how to go on. */
export function EidPage() {
  const { signIn } = useAllTexts()
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => {
    let isMeant = true
    void (async () => {
      const outcome = await enterByEid()
      if (!isMeant) return
      if (outcome === null) go('home', { replace: true })
      else if (!outcome.ok) setRefusal(outcome.refusal)
    })()
    return () => {
      isMeant = false
    }
  }, [])

  if (refusal === null) return <Titles title={signIn.checking} />
  const leads: Readonly<Record<string, string>> = {
    'eid-not-shown': signIn.eidStopped,
    'eid-nobody': signIn.eidNobody,
    'no-answer': signIn.eidOff,
    'too-many': signIn.tooMany,
  }
  return (
    <>
      <Outcome tone="soon" title={signIn.eidFailed} lead={leads[refusal] ?? signIn.eidFailedLead} />
      <PressTo to="contact" variant="primary">
        {signIn.code}
      </PressTo>
      <PressTo to="home">{signIn.otherWay}</PressTo>
    </>
  )
}
