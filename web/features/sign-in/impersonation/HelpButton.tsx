import IconUserShield from '@tabler/icons-react/dist/esm/icons/IconUserShield.mjs'
import { useState } from 'react'
import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { type Helped, HelpDialog } from './HelpDialog.tsx'

interface HelpButtonProps {
  readonly helped: Helped
  /** Why it cannot be done; the button then says so. */
  readonly reason: string | null
}

export function HelpButton({ helped, reason }: HelpButtonProps) {
  const { impersonation } = useAllTexts()
  const [asks, setAsks] = useState(false)
  const name = `${helped.firstName} ${helped.lastName}`
  return (
    <>
      <Button
        size="compact"
        icon={<IconUserShield />}
        reason={reason}
        aria-label={impersonation.dialog.action({ name })}
        onClick={() => setAsks(true)}
      >
        {impersonation.help}
      </Button>
      {asks && <HelpDialog helped={helped} onClose={() => setAsks(false)} />}
    </>
  )
}
