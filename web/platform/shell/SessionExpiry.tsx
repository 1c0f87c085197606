import { useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { session, warningId } from '../session/browser-session.ts'
import { useTexts } from '../texts.tsx'

/** Warns before an idle session ends. Its button extends, closing the dialog and any other activity do so too. */
export default function SessionExpiry({ secondsLeft }: { readonly secondsLeft: number }) {
  const { sessionExpiry } = useTexts().shell
  const [busy, setBusy] = useState(false)

  async function extend(): Promise<void> {
    setBusy(true)
    await session.refresh()
    setBusy(false)
  }

  return (
    <Dialog
      open
      id={warningId}
      onClose={() => void extend()}
      title={sessionExpiry.title}
      actions={
        <>
          <Button onClick={session.signOut}>{sessionExpiry.signOut}</Button>
          {/* Whoever types on while it opens presses the space bar on this one. */}
          <Button variant="primary" ref={focusFirst} busy={busy} onClick={() => void extend()}>
            {sessionExpiry.extend}
          </Button>
        </>
      }
    >
      <p role="timer">{sessionExpiry.body({ seconds: secondsLeft })}</p>
      <p>{sessionExpiry.drafts}</p>
    </Dialog>
  )
}

/** A dialog gives the focus to whatever has this attribute as it opens; React takes it for itself and is too early. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}
