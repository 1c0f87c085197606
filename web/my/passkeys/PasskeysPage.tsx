import { addPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/add-portal-passkey.ts'
import { beginPortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/begin-portal-passkey.ts'
import { listPortalPasskeys } from '@omsorg/contract/sign-in/portal-passkey/list-portal-passkeys.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { useState } from 'react'
import { knowsPasskeys, makePasskey } from '../../platform/session/passkey.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { LineTo, Sentences } from '../parts/Lines.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useHere, useSaying } from '../person/here.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { rememberPasskey } from '../session/remembered-passkey.ts'
import { session } from '../session/session-here.ts'
import { useWay } from '../way/WayLink.tsx'

const outdated = [listPortalPasskeys, readMe]

/** To sign in as one unlocks the device: what there is, and one more for this one. */
export function PasskeysPage() {
  const t = useAllTexts()
  const { about } = useWay()
  const { me } = useHere()
  const saying = useSaying(me.today)
  const listed = useAnswer(listPortalPasskeys, {})
  return (
    <PersonFrame>
      <Titles title={t.passkeys.title} lead={t.passkeys.lead} back={{ to: 'details', word: t.details.title }} />
      {about['changed'] && (
        <Note icon={<IconCheck />} tone="fresh" spoken="status">
          {t.passkeys.changed}
        </Note>
      )}
      {listed.data ? (
        listed.data.passkeys.length > 0 && (
          <Box flush label={t.passkeys.yours}>
            {listed.data.passkeys.map(({ id, name, addedAt, lastUsedAt }) => (
              <LineTo
                key={id}
                to="passkey"
                about={{ id, name }}
                icon={<IconFingerprint />}
                title={name}
                help={
                  lastUsedAt
                    ? t.passkeys.lastUsed({ day: saying.onDayOf(lastUsedAt) })
                    : t.passkeys.added({ day: saying.onDayOf(addedAt) })
                }
              />
            ))}
          </Box>
        )
      ) : (
        <InsteadOfAnswer answer={listed} />
      )}
      <AddBox />
    </PersonFrame>
  )
}

function AddBox() {
  const t = useAllTexts()
  const { passkeys } = t
  const [state, setState] = useState<'added' | 'not-made' | null>(null)
  const beginning = useDoing(beginPortalPasskey)
  const adding = useDoing(addPortalPasskey, outdated)
  const notDone = beginning.notDone ?? adding.notDone

  async function add(): Promise<void> {
    setState(null)
    adding.reset()
    const begun = await beginning.run({})
    if (!begun?.ok) return
    const attestation = await makePasskey(begun.value)
    if (!attestation) return setState('not-made')
    const name = matchMedia('(pointer: coarse)').matches ? passkeys.thisPhone : passkeys.thisComputer
    const added = await adding.run({ input: { name, attestation } })
    if (!added?.ok) return
    rememberPasskey()
    setState('added')
  }

  return (
    <>
      <Box title={passkeys.question}>
        <Sentences rows={passkeys.reasons.map((text) => ({ icon: <IconCheck />, text }))} />
        {state === 'added' && (
          <Note icon={<IconCheck />} tone="fresh" spoken="status">
            {passkeys.isAdded}
          </Note>
        )}
        {state === 'not-made' && (
          <Note icon={<IconAlertTriangle />} tone="soon" spoken="status">
            {passkeys.notMade}
          </Note>
        )}
        <NotSent
          notDone={notDone}
          says={{
            'sign-in-anew': passkeys.signInAnew,
            'too-many-passkeys': passkeys.tooMany,
            'passkey-not-valid': passkeys.notMade,
          }}
        />
        {notDone?.reason === 'sign-in-anew' ? (
          <Press variant="primary" onClick={session.signOut}>
            {t.signIn.inAgain}
          </Press>
        ) : state === 'added' ? null : (
          <Press
            variant="primary"
            icon={<IconFingerprint />}
            busy={beginning.busy || adding.busy}
            reason={knowsPasskeys() ? undefined : passkeys.notHere}
            onClick={() => void add()}
          >
            {passkeys.add}
          </Press>
        )}
      </Box>
      <Note icon={<IconAlertTriangle />} tone="soon" title={passkeys.onlyYours}>
        {passkeys.onlyYoursBody}
      </Note>
    </>
  )
}
