import { useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { BareDialog } from '../../ui/dialog/Dialog.tsx'
import { Logo } from '../../ui/picture/Logo.tsx'
import { askForMaintenance } from './maintenance.ts'
import { maintenanceNow } from './maintenance-state.ts'
import { useTexts } from '../texts.tsx'
import { WrittenText } from './WrittenText.tsx'
import css from './MaintenanceScreen.module.css'

interface MaintenanceScreenProps {
  /** Null shows the general text. */
  readonly message: string | null
}

/**
 * Lies over every page while the product is closed, as a dialog, so that nothing below can be used and nothing that was filled
 * in there is lost; asking again opens it once the message is gone (A-2.1, A-G45).
 */
export default function MaintenanceScreen({ message }: MaintenanceScreenProps) {
  const { shell, common } = useTexts()
  const { maintenance } = shell
  const [busy, setBusy] = useState(false)
  const [stillClosed, setStillClosed] = useState(false)

  async function tryAgain(): Promise<void> {
    setBusy(true)
    setStillClosed(false)
    await askForMaintenance()
    setBusy(false)
    setStillClosed(maintenanceNow().on)
  }

  return (
    <BareDialog label={maintenance.title} onClose={() => undefined} className={css.cover}>
      <div className={css.inside}>
        <span role="img" aria-label={common.appName}>
          <Logo height={46} />
        </span>
        <h1>{maintenance.title}</h1>
        {message ? <WrittenText html={message} /> : <p>{maintenance.body}</p>}
        <Button variant="primary" size="large" busy={busy} onClick={() => void tryAgain()}>
          {maintenance.tryAgain}
        </Button>
        <p role="status">{stillClosed ? maintenance.stillClosed : ''}</p>
      </div>
    </BareDialog>
  )
}
