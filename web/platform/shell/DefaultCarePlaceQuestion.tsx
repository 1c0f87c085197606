import { setDefaultCarePlace } from '@omsorg/contract/sign-in/care-place/set-default-care-place.ts'
import { useState } from 'react'
import { ActionDialog } from '../ActionDialog.tsx'
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
  const words = useTexts().shell.carePlace
  const [busy, setBusy] = useState(false)

  async function change(): Promise<void> {
    setBusy(true)
    const input = { userId, carePlaceId: isDefault ? null : place.id }
    const changed = await call(setDefaultCarePlace, { input })
    // A new token carries the new default.
    if (changed.ok) await session.refresh()
    onClose()
  }

  return (
    <ActionDialog
      title={(isDefault ? words.unsetDefaultQuestion : words.setDefaultQuestion)({ place: place.name })}
      action={isDefault ? words.unsetDefault : words.setDefault}
      busy={busy}
      onAction={change}
      onClose={onClose}
    >
      <p>{isDefault ? words.unsetDefaultBody : words.setDefaultBody}</p>
    </ActionDialog>
  )
}
