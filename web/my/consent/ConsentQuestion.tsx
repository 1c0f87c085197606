import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { confirmConsent } from '@omsorg/contract/portal/me/confirm-consent.ts'
import { declineConsent } from '@omsorg/contract/portal/me/decline-consent.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { useState } from 'react'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Sentences } from '../parts/Lines.tsx'
import { Outcome } from '../parts/Outcome.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { leave } from '../person/leaving.ts'

/** Asked once of each person and version, after the proof and before anything is shown. A no ends kindly, and the care place is told. */
export function ConsentQuestion() {
  const { consent, shell } = useAllTexts()
  const { me, person } = useHere()
  const confirming = useDoing(confirmConsent, [readMe])
  const declining = useDoing(declineConsent, [readMe])
  const [isDeclined, setDeclined] = useState(false)

  const input = { careRecipientId: person.careRecipientId, version: me.consentVersion }

  /** What comes in its place begins at its title. */
  async function confirm(): Promise<void> {
    if ((await confirming.run({ input }))?.ok) focusPage()
  }

  async function decline(): Promise<void> {
    if (!(await declining.run({ input }))?.ok) return
    setDeclined(true)
    focusPage()
  }

  if (isDeclined) {
    return (
      <>
        <Outcome title={consent.declined} lead={consent.declinedLead} />
        <Press variant="primary" onClick={() => void leave()}>
          {shell.signOut}
        </Press>
        <Press onClick={() => setDeclined(false)}>{consent.changedMind}</Press>
      </>
    )
  }

  return (
    <>
      <Titles
        title={consent.ask}
        lead={person.relation === 'self' ? consent.askLead : consent.askLeadOf({ name: person.name })}
      />
      <Box label={consent.ask}>
        <Sentences
          rows={[
            { icon: <IconUser />, text: consent.details },
            { icon: <IconPackage />, text: consent.orders },
            { icon: <IconEye />, text: consent.looks },
          ]}
        />
      </Box>
      <Note icon={<IconInfoCircle />} title={consent.anyway}>
        {consent.anywayBody}
      </Note>
      <NotSent notDone={confirming.notDone ?? declining.notDone} />
      <Press variant="primary" busy={confirming.busy} onClick={() => void confirm()}>
        {consent.yes}
      </Press>
      <Press busy={declining.busy} onClick={() => void decline()}>
        {consent.no}
      </Press>
    </>
  )
}
