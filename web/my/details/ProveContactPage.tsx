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
import { useWay } from '../way/WayLink.tsx'
import { go } from '../way/way.ts'

/** The code that went to the new number or e-mail. */
export function ProveContactPage() {
  const t = useAllTexts()
  const { about } = useWay()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const proving = useDoing(proveOwnContact, [readMe])

  async function prove(): Promise<void> {
    setShort(code.length < 6)
    if (code.length < 6) return
    const done = await proving.run({ input: { changeId: String(about['changeId']), code } })
    if (done?.ok) go('details', { about: { changed: done.value.endedSessions }, replace: true })
    else setCode('')
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
          <CodeField label={t.signIn.codeLabel} value={code} onChange={setCode} error={isShort && t.signIn.codeShort} />
          <NotSent
            notDone={proving.notDone}
            says={{
              'code-wrong': t.signIn.codeWrong,
              'code-ended': t.details.codeEnded,
              'fields-wrong': t.signIn.codeWrong,
            }}
          />
          <Press type="submit" variant="primary" busy={proving.busy}>
            {t.details.done}
          </Press>
          <PressTo to="details">{t.details.keepOld}</PressTo>
        </form>
      </Box>
    </PersonFrame>
  )
}
