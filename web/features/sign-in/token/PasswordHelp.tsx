import { useAllTexts } from '../../../platform/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'

interface PasswordHelpProps {
  /** The person has forgotten the password, or wants to change it. */
  readonly about: 'forgotten' | 'change'
  readonly onClose: () => void
}

/** Who helps with a password. */
export default function PasswordHelp({ about, onClose }: PasswordHelpProps) {
  const t = useAllTexts()
  const { forgotten, newPassword } = t.signInSteps
  return (
    <Dialog
      open
      onClose={onClose}
      title={about === 'forgotten' ? forgotten.title : newPassword.changeTitle}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t.common.actions.close}
        </Button>
      }
    >
      <p>{about === 'forgotten' ? forgotten.whoHelps : forgotten.whoChanges}</p>
    </Dialog>
  )
}
