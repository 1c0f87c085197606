import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { withdrawConsent } from '@omsorg/contract/portal/me/withdraw-consent.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { Sentences } from '../parts/Lines.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { session } from '../session/session-here.ts'
import { go } from '../way/way.ts'

/** What was agreed to, and the way to take it back: asked twice, with what is lost and what is not. */
export function ConsentPage() {
  const t = useAllTexts()
  const { me, person } = useHere()
  const saying = useSaying(me.today)
  const [asking, setAsking] = useState(false)
  const withdrawing = useDoing(withdrawConsent, [readMe])
  const { consent } = t
  const isLast = me.recipients.length === 1

  async function withdraw(): Promise<void> {
    const done = await withdrawing.run({ input: { careRecipientId: person.careRecipientId, sure: true } })
    if (!done?.ok) return
    if (done.value.accountClosed) return session.closed()
    setAsking(false)
    go('people', { replace: true })
  }

  return (
    <PersonFrame>
      <Titles
        title={consent.title}
        lead={person.consentConfirmedAt && consent.since({ day: saying.onDayOf(person.consentConfirmedAt) })}
        back={{ to: 'home', word: t.shell.toStart }}
      />
      <Box title={consent.saidYes}>
        <Sentences
          rows={[consent.details, consent.orders, consent.looks].map((text) => ({ icon: <IconCheck />, text }))}
        />
      </Box>
      <Press variant="danger" onClick={() => setAsking(true)}>
        {consent.withdraw}
      </Press>
      <Dialog open={asking} onClose={() => setAsking(false)} title={consent.question}>
        <Sentences
          rows={[
            { icon: <IconX />, text: isLast ? consent.loseAccount : loss(), isLost: true },
            { icon: <IconCheck />, text: <b>{consent.anyway}</b> },
            { icon: <IconCheck />, text: consent.keepThings },
          ]}
        />
        <NotSent notDone={withdrawing.notDone} />
        <Press onClick={() => setAsking(false)}>{consent.keep}</Press>
        <Press variant="danger-filled" busy={withdrawing.busy} onClick={() => void withdraw()}>
          {consent.sure}
        </Press>
      </Dialog>
    </PersonFrame>
  )

  function loss(): string {
    return person.relation === 'self' ? consent.loseSelf : consent.loseOther({ name: person.name })
  }
}
