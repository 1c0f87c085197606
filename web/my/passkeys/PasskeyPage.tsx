import { readMe } from '@omsorg/contract/portal/me/read-me.ts'
import { listPortalPasskeys } from '@omsorg/contract/sign-in/portal-passkey/list-portal-passkeys.ts'
import { removePortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/remove-portal-passkey.ts'
import { renamePortalPasskey } from '@omsorg/contract/sign-in/portal-passkey/rename-portal-passkey.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useDoing } from '../calls/use-doing.ts'
import { useAllTexts } from '../language/use-texts.ts'
import { Box } from '../parts/Box.tsx'
import { NotSent } from '../parts/NotSent.tsx'
import { Press } from '../parts/Press.tsx'
import { Titles } from '../parts/Titles.tsx'
import { PersonFrame } from '../person/PersonFrame.tsx'
import { useWay } from '../way/WayLink.tsx'
import { go } from '../way/way.ts'
import { PasskeysPage } from './PasskeysPage.tsx'

const outdated = [listPortalPasskeys, readMe]
const longestName = 60

/** One of them: its name, and the way to be rid of it. */
export function PasskeyPage() {
  const { id, name } = useWay().about
  return typeof id === 'number' ? <One id={id} before={String(name)} /> : <PasskeysPage />
}

function One({ id, before }: { readonly id: number; readonly before: string }) {
  const { passkeys, details } = useAllTexts()
  const [name, setName] = useState(before)
  const [isEmpty, setEmpty] = useState(false)
  const [asking, setAsking] = useState(false)
  const renaming = useDoing(renamePortalPasskey, outdated)
  const removing = useDoing(removePortalPasskey, outdated)
  const params = { id: String(id) }
  const done = () => go('passkeys', { about: { changed: 'yes' }, replace: true })

  async function save(): Promise<void> {
    setEmpty(name.trim() === '')
    if (name.trim() === '') return document.getElementById('key-name')?.focus()
    if ((await renaming.run({ params, input: { name: name.trim() } }))?.ok) done()
  }

  async function remove(): Promise<void> {
    const removed = await removing.run({ params })
    if (removed?.ok) go('passkeys', { about: { removed: removed.value.endedSessions }, replace: true })
  }

  return (
    <PersonFrame>
      <Titles title={before} back={{ to: 'passkeys', word: passkeys.title }} />
      <Box label={before}>
        <form
          className="o-stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <TextField
            id="key-name"
            label={passkeys.name}
            value={name}
            maxLength={longestName}
            error={isEmpty && passkeys.nameMissing}
            onChange={(event) => setName(event.target.value)}
          />
          <NotSent notDone={renaming.notDone} says={{ 'not-found': passkeys.gone }} />
          <Press type="submit" variant="primary" busy={renaming.busy}>
            {details.change}
          </Press>
        </form>
      </Box>
      <Press variant="danger" onClick={() => setAsking(true)}>
        {passkeys.remove}
      </Press>
      <Dialog open={asking} onClose={() => setAsking(false)} title={passkeys.removeQuestion}>
        <p>{passkeys.removeBody}</p>
        <NotSent notDone={removing.notDone} says={{ 'not-found': passkeys.gone }} />
        <Press variant="primary" onClick={() => setAsking(false)}>
          {passkeys.keep}
        </Press>
        <Press variant="danger" busy={removing.busy} onClick={() => void remove()}>
          {passkeys.remove}
        </Press>
      </Dialog>
    </PersonFrame>
  )
}
