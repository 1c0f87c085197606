import { useState } from 'react'
import { Button } from '../../ui/action/Button.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { askForMaintenance, maintenanceNow } from '../maintenance.ts'
import { useTexts } from '../texts.tsx'

interface MaintenanceScreenProps {
  /** Null shows the general text. */
  readonly message: string | null
}

/** Stands in place of every page while the product is closed; asking again opens it once the message is gone (A-G45). */
export default function MaintenanceScreen({ message }: MaintenanceScreenProps) {
  const { maintenance } = useTexts().shell
  const [busy, setBusy] = useState(false)
  const [stillClosed, setStillClosed] = useState(false)

  async function tryAgain(): Promise<void> {
    setBusy(true)
    await askForMaintenance()
    setBusy(false)
    setStillClosed(maintenanceNow().on)
  }

  return (
    <Page
      title={maintenance.title}
      lead={message ?? maintenance.body}
      action={
        <Button variant="primary" busy={busy} onClick={() => void tryAgain()}>
          {maintenance.tryAgain}
        </Button>
      }
    >
      <p role="status">{stillClosed ? maintenance.stillClosed : ''}</p>
    </Page>
  )
}
