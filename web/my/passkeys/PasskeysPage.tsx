import { listPortalPasskeys } from '@omsorg/contract/sign-in/portal-passkey/list-portal-passkeys.ts'
import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import { knowsPasskeys } from '../../platform/session/passkey.ts'
import { useAnswer } from '../calls/use-answer.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box, Note } from '../parts/Box.tsx'
import { InsteadOfAnswer } from '../parts/InsteadOfAnswer.tsx'
import { LineTo, Sentences } from '../parts/Lines.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { useOwn, useSaying } from '../person/here.ts'
import { leave } from '../person/leaving.ts'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useWay } from '../way/WayLink.tsx'
import { AddingOutcome } from './AddingOutcome.tsx'
import { useAdding } from './use-adding.ts'

const outdated = [listPortalPasskeys, readMe]

/** To sign in as one unlocks the device: what there is, and one more for this one. */
export function PasskeysPage() {
  const t = useAllTexts()
  const { about } = useWay()
  const { me } = useOwn()
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
      {typeof about['removed'] === 'number' && (
        <Note icon={<IconCheck />} tone="fresh" spoken="status">
          {t.passkeys.removed({ count: about['removed'] })}
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
  const { add, state, busy, notDone } = useAdding(outdated)
  // Whoever has just said yes is asked and warned no more.
  const isAsked = state !== 'added'
  return (
    <>
      <Box title={isAsked && passkeys.question} label={passkeys.question}>
        {isAsked && <Sentences rows={passkeys.reasons.map((text) => ({ icon: <IconCheck />, text }))} />}
        <AddingOutcome state={state} notDone={notDone} />
        {notDone?.reason === 'sign-in-anew' ? (
          <Press variant="primary" onClick={() => void leave()}>
            {t.signIn.inAgain}
          </Press>
        ) : (
          isAsked && (
            <Press
              variant="primary"
              icon={<IconFingerprint />}
              busy={busy}
              reason={knowsPasskeys() ? undefined : passkeys.notHere}
              onClick={() => void add()}
            >
              {passkeys.add}
            </Press>
          )
        )}
      </Box>
      {isAsked && (
        <Note icon={<IconAlertTriangle />} tone="soon" title={passkeys.onlyYours}>
          {passkeys.onlyYoursBody}
        </Note>
      )}
    </>
  )
}
