import { setDefaultCarePlace } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { call } from '../calls/client.ts'
import { session } from '../session/browser-session.ts'
import { useTexts } from '../texts.tsx'

interface DefaultCarePlaceQuestionProps {
  /** The user whose default it is: oneself, or the child user that is acted for. */
  readonly userId: number
  readonly place: { readonly id: string; readonly name: string }
  readonly isDefault: boolean
  readonly onClose: () => void
}

/** The default is set and cleared after a question (A-4.2-24). */
export default function DefaultCarePlaceQuestion({ userId, place, isDefault, onClose }: DefaultCarePlaceQuestionProps) {
  const t = useTexts()
  const [busy, setBusy] = useState(false)

  async function change(): Promise<void> {
    setBusy(true)
    const input = { userId, carePlaceId: isDefault ? null : place.id }
    // A new token carries the new default. A failure has already been told by the transport.
    await call(setDefaultCarePlace, { input }).then(session.refresh, () => null)
    onClose()
  }

  const words = t.shell.carePlace
  return (
    <Dialog
      open
      onClose={onClose}
      title={(isDefault ? words.unsetDefaultQuestion : words.setDefaultQuestion)({ place: place.name })}
      actions={
        <>
          <Button onClick={onClose}>{t.common.actions.cancel}</Button>
          <Button variant="primary" busy={busy} onClick={() => void change()}>
            {isDefault ? words.unsetDefault : words.setDefault}
          </Button>
        </>
      }
    >
      <p>{isDefault ? words.unsetDefaultBody : words.setDefaultBody}</p>
    </Dialog>
  )
}
