import { proveOwnContact } from '@omsorg/contract/portal/me/prove-own-contact.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { useState } from 'react'
import { CodeField } from '../../ui/fields/CodeField.tsx'
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
import { DetailsPage } from './DetailsPage.tsx'

/** The code that went to the new number or e-mail. */
export function ProveContactPage() {
  const t = useAllTexts()
  const { about } = useWay()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const proving = useDoing(proveOwnContact, [readMe])

  const isOffline = useIsOffline()
  const focus = () => document.getElementById('code')?.focus()
  // What the server did not take stands at the field.
  const atField: Partial<Record<string, string>> = {
    'code-wrong': t.signIn.codeWrong,
    'code-ended': t.details.codeEnded,
    'fields-wrong': t.signIn.codeWrong,
  }
  const wrong = proving.notDone && atField[proving.notDone.reason]
  // Opened in a tab of its own, the page does not know what is to be proved.
  if (typeof about['changeId'] !== 'string') return <DetailsPage />

  async function prove(): Promise<void> {
    setShort(code.length < 6)
    if (code.length < 6) return focus()
    const done = await proving.run({ input: { changeId: String(about['changeId']), code } })
    if (done?.ok) go('details', { about: { changed: done.value.endedSessions }, replace: true })
    else {
      setCode('')
      focus()
    }
  }

  return (
    <PersonFrame>
      <Titles
        title={t.details.prove}
        lead={t.details.proveLead({ to: String(about['to'] ?? '') })}
        back={{ to: 'details', word: t.details.title }}
      />
      <Box label={t.details.prove}>
        <form
          className="o-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void prove()
          }}
        >
          <CodeField
            id="code"
            label={t.signIn.codeLabel}
            value={code}
            onChange={setCode}
            error={isShort ? t.signIn.codeShort : wrong}
          />
          {!wrong && <NotSent notDone={proving.notDone} />}
          <Press type="submit" variant="primary" busy={proving.busy} reason={isOffline && t.shell.offlineReason}>
            {t.details.done}
          </Press>
          {proving.notDone?.reason === 'code-ended' && (
            <PressTo to="new-contact" about={{ kind: String(about['kind']) }}>
              {t.signIn.again}
            </PressTo>
          )}
          <PressTo to="details">{t.details.keepOld}</PressTo>
        </form>
      </Box>
    </PersonFrame>
  )
}
