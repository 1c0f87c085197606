import { changeOwnContact } from '@omsorg/contract/portal/me/change-own-contact.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { useState } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press, PressTo } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useIsOffline } from '../shell/OfflineBand.tsx'
import { useWay } from '../way/WayLink.tsx'
import { go } from '../way/way.ts'

/** A new number or e-mail: a code goes to it, and the old one counts until that comes back. */
export function NewContactPage() {
  const t = useAllTexts()
  const { about } = useWay()
  const kind = about['kind'] === 'email' ? 'email' : 'mobile'
  const [typed, setTyped] = useState('')
  const changing = useDoing(changeOwnContact, [readMe])
  const isOffline = useIsOffline()
  // What the server did not take stands at the field.
  const atField: Partial<Record<string, string>> = {
    'phone-not-valid': t.details.notValid,
    'fields-wrong': t.details.notValid,
    'same-as-before': t.details.same,
  }
  const wrong = changing.notDone && atField[changing.notDone.reason]
  const title = kind === 'email' ? t.details.newEmail : t.details.newMobile

  async function send(): Promise<void> {
    const done = await changing.run({ input: { [kind]: typed.trim() } })
    if (done && !done.ok && done.reason in atField) document.getElementById('contact')?.focus()
    if (!done?.ok) return
    const { changeId, to } = done.value
    go('prove-contact', { about: { kind, changeId, to } })
  }

  return (
    <PersonFrame>
      <Titles title={title} lead={t.details.newLead} back={{ to: 'details', word: t.details.title }} />
      <Box label={title}>
        <form
          className="o-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <TextField
            id="contact"
            error={wrong}
            label={kind === 'email' ? t.details.email : t.details.mobile}
            type={kind === 'email' ? 'email' : 'tel'}
            autoComplete={kind === 'email' ? 'email' : 'tel'}
            value={typed}
            onChange={(event) => {
              changing.reset()
              setTyped(event.target.value)
            }}
          />
          {!wrong && <NotSent notDone={changing.notDone} says={{ 'too-many': t.signIn.tooMany }} />}
          <Press type="submit" variant="primary" busy={changing.busy} reason={isOffline && t.shell.offlineReason}>
            {t.signIn.send}
          </Press>
          <PressTo to="details">{t.details.keepOld}</PressTo>
        </form>
      </Box>
    </PersonFrame>
  )
}
