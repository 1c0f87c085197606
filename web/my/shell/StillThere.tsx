import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useTexts } from '../language/use-texts.ts'
import { Press } from '../parts/Press.tsx'
import { session } from '../session/session-here.ts'

/** Two minutes before a session that stands idle ends: staying has the focus. */
export function StillThere() {
  const { shell } = useTexts()
  const [seconds, setSeconds] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => {
      const idle = session.tick()
      setSeconds(idle.kind === 'warning' ? idle.secondsLeft : null)
    }, 1000)
    return () => clearInterval(timer)
  }, [])

  async function stay(): Promise<void> {
    setBusy(true)
    await session.refresh()
    setBusy(false)
  }

  return (
    <Dialog open={seconds !== null} onClose={() => void stay()} title={shell.stillThere.title}>
      <p role="timer">{shell.stillThere.body({ seconds: seconds ?? 0 })}</p>
      {/* Whoever types on while it opens presses the space bar on this one. */}
      <Press variant="primary" ref={focusFirst} busy={busy} onClick={() => void stay()}>
        {shell.stillThere.stay}
      </Press>
      <Press onClick={session.signOut}>{shell.signOut}</Press>
    </Dialog>
  )
}

/** A dialog gives the focus to whatever has this attribute as it opens; React takes it for itself and is too early. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '')
}
