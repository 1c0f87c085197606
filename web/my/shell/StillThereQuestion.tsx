import { useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { leave } from '../person/leaving.ts'
import { Press } from '../parts/Press.tsx'
import { session } from '../session/session-here.ts'

/** Staying has the focus. */
export function StillThereQuestion({ seconds }: { readonly seconds: number }) {
  const { shell } = useTexts()
  const [busy, setBusy] = useState(false)

  async function stay(): Promise<void> {
    setBusy(true)
    await session.refresh()
    setBusy(false)
  }

  return (
    <Dialog open onClose={() => void stay()} title={shell.stillThere.title}>
      <p role="timer">{shell.stillThere.body({ seconds })}</p>
      {/* Whoever types on while it opens presses the space bar on this one. */}
      <Press variant="primary" ref={focusFirst} busy={busy} onClick={() => void stay()}>
        {shell.stillThere.stay}
      </Press>
      <Press onClick={() => void leave()}>{shell.signOut}</Press>
    </Dialog>
  )
}

/** A dialog gives the focus to whatever has this attribute as it opens; React takes it for itself and is too early. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}
