import { useEffect, useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { speakFully } from '../language.ts'
import { useAllTexts } from '../texts.tsx'
import { about } from './about.ts'
import { createVersionWatch } from './version-watch.ts'

const betweenLooks = 5 * 60_000
const quietFor = 60 * 60_000

async function servedBuild(): Promise<string | null> {
  const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  return headers.get('om-build')
}

/** Looks now and then whether this page is still of the version that is served. Nobody is made to change: it is offered. */
export default function NewVersion() {
  const [isNew, setIsNew] = useState(false)
  const [quietUntil, setQuietUntil] = useState(0)

  useEffect(() => {
    if (about.build === '') return undefined
    const watch = createVersionWatch({ present: about.build, ask: servedBuild })
    const look = async () => {
      if (document.hidden || Date.now() < quietUntil || !(await watch.look())) return
      // Without words nothing is offered; the next look may have them.
      await speakFully().then(
        () => setIsNew(true),
        () => null,
      )
    }
    const timer = setInterval(() => void look(), betweenLooks)
    return () => clearInterval(timer)
  }, [quietUntil])

  function putOff(): void {
    setIsNew(false)
    setQuietUntil(Date.now() + quietFor)
  }

  return isNew ? <Offer onLater={putOff} /> : null
}

function Offer({ onLater }: { readonly onLater: () => void }) {
  const { about: words, common } = useAllTexts()
  return (
    <Notice
      tone="info"
      band
      spoken
      title={words.isNew}
      actions={
        <>
          {/* What is not saved is asked about, as on every way out of a page. */}
          <Button size="compact" onClick={() => location.reload()}>
            {common.actions.reload}
          </Button>
          <Button variant="text" size="compact" onClick={onLater}>
            {words.later}
          </Button>
        </>
      }
    >
      {words.when}
    </Notice>
  )
}
