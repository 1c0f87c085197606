import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { confirmConsent } from '@omsorg/contract/portal/me/confirm-consent.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { focusPage } from '../../ui/layout/page-focus.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { Sentences } from '../parts/Lines.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere } from '../person/here.ts'
import { leave } from '../person/leaving.ts'

/** Asked once of each person and version, after the proof and before anything is shown. A no ends kindly. */
export function ConsentQuestion() {
  const { consent } = useAllTexts()
  const { me, person } = useHere()
  const confirming = useDoing(confirmConsent, [readMe])

  /** What comes in its place begins at its title. */
  async function confirm(): Promise<void> {
    const input = { careRecipientId: person.careRecipientId, version: me.consentVersion }
    if ((await confirming.run({ input }))?.ok) focusPage()
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
      <NotSent notDone={confirming.notDone} />
      <Press variant="primary" busy={confirming.busy} onClick={() => void confirm()}>
        {consent.yes}
      </Press>
      <Press onClick={() => void leave()}>{consent.no}</Press>
    </>
  )
}
